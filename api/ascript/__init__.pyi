"""Automates Android, iOS and Windows from Python."""
