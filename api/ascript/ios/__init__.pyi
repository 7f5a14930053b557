"""Automates iPhone and iPad from Python: everything a script can import."""
