"""AScript: automate Android, iOS and Windows from Python."""
