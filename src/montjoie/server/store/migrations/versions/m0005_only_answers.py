"""Whether a seat's only possible answer is given for it."""

import sqlalchemy as sa
from alembic import op

revision, down_revision, branch_labels, depends_on = "0005", "0004", None, None


def upgrade() -> None:
    """Add it to the seats; those there are want to be asked."""
    op.add_column("seats", sa.Column("auto_answer", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Take it away."""
    with op.batch_alter_table("seats") as table:
        table.drop_column("auto_answer")
