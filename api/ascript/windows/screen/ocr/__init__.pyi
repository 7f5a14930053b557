"""Reads text from the screen."""
