"""Whether an address was confirmed by who reads it, and the secret that the letters to it carry."""

import sqlalchemy as sa
from alembic import op

revision, down_revision, branch_labels, depends_on = "0007", "0006", None, None


def upgrade() -> None:
    """Add both to the seats; the addresses there are were never confirmed, and are given anew."""
    op.add_column("seats", sa.Column("mail_key", sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("mail_confirmed", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Take them away."""
    with op.batch_alter_table("seats") as table:
        table.drop_column("mail_confirmed")
        table.drop_column("mail_key")
