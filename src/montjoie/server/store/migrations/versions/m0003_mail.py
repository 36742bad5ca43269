"""Where the people of a seat are written to, and in which language."""

import sqlalchemy as sa
from alembic import op

revision, down_revision, branch_labels, depends_on = "0003", "0002", None, None


def upgrade() -> None:
    """Add both to the seats."""
    op.add_column("seats", sa.Column("mail", sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("lang", sa.Text, nullable=False, server_default="en"))


def downgrade() -> None:
    """Take them away."""
    with op.batch_alter_table("seats") as table:
        table.drop_column("lang")
        table.drop_column("mail")
