"""Keeps small values between runs."""

from typing import Any, TypeVar

_Basic = TypeVar("_Basic", bound=str | float | bool)
"""Text, number or boolean."""


class KeyValue:
    """Small persistent key-value store (the same class also exists in ascript.android.system)."""

    @staticmethod
    def get(key: str, default_value: _Basic) -> _Basic:
        """Reads a stored value.

        Args:
            key: Storage key.
            default_value: Value to return when the key is missing; the manual of 2023 asks for the same
                type as the stored value.

        Returns:
            The stored value, or default_value when the key is missing.
        """

    @staticmethod
    def remove(key: str) -> Any:
        """Deletes a stored key.

        Args:
            key: Storage key.

        Returns:
            Result of the deletion (its type is not documented).

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    @staticmethod
    def save(key: str, value: str | float | bool) -> Any:
        """Stores a value.

        Args:
            key: Storage key.
            value: Basic value; the manual of 2023 names string, number and boolean.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """
