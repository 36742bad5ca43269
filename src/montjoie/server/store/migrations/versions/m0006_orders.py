"""What the operator has ordered: bans and silences."""

import sqlalchemy as sa
from alembic import op

revision, down_revision, branch_labels, depends_on = "0006", "0005", None, None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "orders",
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("whom", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.PrimaryKeyConstraint("kind", "whom", name="pk_orders"),
    )


def downgrade() -> None:
    """Take it away."""
    op.drop_table("orders")
