"""Keeps small values between runs."""

from typing import Any, Final


class KeyValue:
    """Persistent key-value store in a JSON file.

    Also KeyValue["key"] to read, set and delete.
    """

    FILENAME: Final[str] = "config.json"
    """Name of the storage file."""

    @classmethod
    def get(cls, key: str, default: Any = None) -> Any:
        """Reads a stored value.

        Args:
            key: Key.
            default: Value to return when the key is missing.

        Returns:
            The stored value, or default when the key is missing.
        """

    @classmethod
    def remove(cls, key: str) -> Any:
        """Deletes a key.

        Nothing happens when it is missing.

        Args:
            key: Key.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    @classmethod
    def save(cls, key: str, value: Any) -> Any:
        """Stores a value.

        Args:
            key: Key.
            value: Value that JSON can hold.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """
