"""The four phases of a round: rally, marshalling, command, regroup (WES-RND-01)."""
