"""Whether hints are allowed at a table."""

import sqlalchemy as sa
from alembic import op

revision, down_revision, branch_labels, depends_on = "0009", "0008", None, None


def upgrade() -> None:
    """Add it to the matches: nobody has allowed any so far."""
    op.add_column("matches", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Take it away."""
    with op.batch_alter_table("matches") as table:
        table.drop_column("hints")
