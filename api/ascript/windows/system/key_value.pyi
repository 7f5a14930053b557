"""Keeps small values from one run of a script to the next."""

from typing import Any, Final


class _KeyValueMeta(type):
    def __getitem__(cls, key: str) -> Any: ...
    def __setitem__(cls, key: str, value: Any) -> None: ...
    def __delitem__(cls, key: str) -> None: ...


class KeyValue(metaclass=_KeyValueMeta):
    """Keeps values in a JSON file from one run of a script to the next, also from several threads.

    Call the methods on the class itself. Square brackets work too: `KeyValue["key"]` reads, `KeyValue["key"] =
    1` stores, `del KeyValue["key"]` deletes.

    Note:
        Each change writes the file at once. It is in the working folder or, when that cannot be written, in
        `.app_data` in the user's home folder.
    """

    FILENAME: Final = "config.json"
    """Name of the file that holds the values."""

    @classmethod
    def get(cls, key: str, default: Any = None) -> Any:
        """Reads a value.

        Args:
            key: Name under which it was stored.
            default: What to give back when there is no such key.

        Returns:
            The stored value, or `default`.
        """

    @classmethod
    def save(cls, key: str, value: Any) -> Any:
        """Stores a value, over the one that was there.

        Args:
            key: Name under which to store it.
            value: Anything that JSON can hold: text, numbers, `True`, `False`, `None`, lists and dictionaries.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    @classmethod
    def remove(cls, key: str) -> Any:
        """Deletes a value.

        Args:
            key: Name under which it was stored. Nothing happens when there is none.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """
