"""Holds helpers of the older edition."""
