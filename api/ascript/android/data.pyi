"""Keeps small values on the phone between runs."""

from typing import Any, TypeVar

_Basic = TypeVar("_Basic", bound=str | float | bool)
"""Text, number or boolean."""


class KeyValue:
    """Keeps small values on the phone after the script ends.

    The same class is in `ascript.android.system`.
    """

    @staticmethod
    def get(key: str, default_value: _Basic) -> _Basic:
        """Reads a stored value, or gives the default when the key is missing.

        Args:
            key: Name of the value.
            default_value: What to give when the key is missing. Its type must be that of the stored value: it
                decides how the value is read.

        Returns:
            The stored value, or `default_value` when the key is missing.
        """

    @staticmethod
    def remove(key: str) -> Any:
        """Deletes a stored value.

        Args:
            key: Name of the value.

        Returns:
            The outcome of the removal; its type is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    @staticmethod
    def save(key: str, value: str | float | bool) -> None:
        """Stores a value under a key, in place of the one before.

        Args:
            key: Name of the value.
            value: Text, number or boolean to store.
        """
