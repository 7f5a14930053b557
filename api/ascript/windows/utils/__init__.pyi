"""Holds older helpers."""
