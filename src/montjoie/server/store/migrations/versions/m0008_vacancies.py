"""How somebody may still sit down in a seat of a match that has not begun."""

import sqlalchemy as sa
from alembic import op

revision, down_revision, branch_labels, depends_on = "0008", "0007", None, None


def upgrade() -> None:
    """Add it to the seats: nothing, where somebody sits already."""
    op.add_column("seats", sa.Column("vacancy", sa.Text))


def downgrade() -> None:
    """Take it away."""
    with op.batch_alter_table("seats") as table:
        table.drop_column("vacancy")
