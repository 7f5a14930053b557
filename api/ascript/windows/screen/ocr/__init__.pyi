"""Reads text from pictures."""
