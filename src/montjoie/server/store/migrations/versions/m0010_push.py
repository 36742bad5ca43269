"""The browsers that are told of a seat's turns."""

import sqlalchemy as sa
from alembic import op

revision, down_revision, branch_labels, depends_on = "0010", "0009", None, None


def upgrade() -> None:
    """Add them to the seats."""
    op.add_column("seats", sa.Column("push", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Take them away."""
    with op.batch_alter_table("seats") as table:
        table.drop_column("push")
