"""Reads the text messages on the phone."""

from typing import Any, Final, Literal

TYPE_DRAFT: Final[Literal[3]] = 3
"""Number of the folder with drafts.

Confidence:
    medium: The number comes from the description of `sms_type`.
"""

TYPE_INBOX: Final[Literal[1]] = 1
"""Number of the folder with received messages.

Confidence:
    medium: The number comes from the description of `sms_type`.
"""

TYPE_SENT: Final[Literal[2]] = 2
"""Number of the folder with sent messages.

Confidence:
    medium: The number comes from the description of `sms_type`.
"""


def debug_info() -> dict[str, Any]:
    """Gives what helps to find out why messages cannot be read.

    Returns:
        Values by name, among them `client_available` and `permission`; the others are not documented.
    """


def get_by_address(address: str, limit: int = 100) -> list[dict[str, Any]]:
    """Gives the messages exchanged with one phone number.

    Args:
        address: Phone number to look for.
        limit: Largest number of messages.

    Returns:
        The messages; their fields are not documented.

    Requires:
        Permission to read text messages
    """


def get_first() -> dict[str, Any] | None:
    """Gives the newest message.

    Returns:
        The message, or `None` when there is none; its fields are not documented.

    Requires:
        Permission to read text messages
    """


def get_first_inbox() -> dict[str, Any] | None:
    """Gives the newest message in the inbox.

    Returns:
        The message, or `None` when there is none; its fields are not documented.

    Requires:
        Permission to read text messages
    """


def get_first_sent() -> dict[str, Any] | None:
    """Gives the newest message that was sent.

    Returns:
        The message, or `None` when there is none; its fields are not documented.

    Requires:
        Permission to read text messages
    """


def get_range(
    start: int,
    end: int,
    sms_type: Literal[1, 2, 3] | None = None,
    address: str | None = None,
) -> list[dict[str, Any]]:
    """Gives the messages from one position to another.

    Args:
        start: First position, counted from 1 and included.
        end: Last position, counted from 1 and included.
        sms_type: `1` inbox, `2` sent, `3` drafts; `None` means all.
        address: Phone number to look for; `None` means all.

    Returns:
        The messages; empty when the arguments are invalid. Their fields are not documented.

    Requires:
        Permission to read text messages
    """


def get_recent(count: int = 10) -> list[dict[str, Any]]:
    """Gives the newest messages.

    Args:
        count: Largest number of messages.

    Returns:
        The messages; their fields are not documented.

    Requires:
        Permission to read text messages
    """


def get_recent_inbox(count: int = 10) -> list[dict[str, Any]]:
    """Gives the newest messages in the inbox.

    `SmsClass` calls it `get_inbox_recent`.

    Args:
        count: Largest number of messages.

    Returns:
        The messages; their fields are not documented.

    Requires:
        Permission to read text messages
    """


def has_permission() -> bool:
    """Tells whether the script may read text messages.

    Returns:
        `True` when it may.
    """


def query(
    sms_type: Literal[1, 2, 3] | None = None,
    address: str | None = None,
    limit: int = 0,
    order_desc: bool = True,
    offset: int = 0,
) -> list[dict[str, Any]]:
    """Finds messages by folder and phone number, a page at a time.

    Args:
        sms_type: `1` inbox, `2` sent, `3` drafts; `None` means all.
        address: Phone number to look for; `None` means all.
        limit: Largest number of messages; `0` means no limit.
        order_desc: `True` puts the newest first.
        offset: How many messages to skip.

    Returns:
        The messages; their fields are not documented.

    Requires:
        Permission to read text messages
    """


def request_permission() -> None:
    """Opens the system page that asks for the right to read text messages."""


class SmsClass:
    """Holds the functions of this module as static methods."""

    TYPE_DRAFT: Final[Literal[3]] = 3
    """Number of the folder with drafts.

    Confidence:
        medium: The number comes from the description of `sms_type`.
    """

    TYPE_INBOX: Final[Literal[1]] = 1
    """Number of the folder with received messages.

    Confidence:
        medium: The number comes from the description of `sms_type`.
    """

    TYPE_SENT: Final[Literal[2]] = 2
    """Number of the folder with sent messages.

    Confidence:
        medium: The number comes from the description of `sms_type`.
    """

    @staticmethod
    def get_by_address(address: str, limit: int = 100) -> list[dict[str, Any]]:
        """Gives the messages exchanged with one phone number.

        Args:
            address: Phone number to look for.
            limit: Largest number of messages.

        Returns:
            The messages; their fields are not documented.

        Requires:
            Permission to read text messages
        """

    @staticmethod
    def get_first() -> dict[str, Any] | None:
        """Gives the newest message.

        Returns:
            The message, or `None` when there is none; its fields are not documented.

        Requires:
            Permission to read text messages
        """

    @staticmethod
    def get_first_inbox() -> dict[str, Any] | None:
        """Gives the newest message in the inbox.

        Returns:
            The message, or `None` when there is none; its fields are not documented.

        Requires:
            Permission to read text messages
        """

    @staticmethod
    def get_first_sent() -> dict[str, Any] | None:
        """Gives the newest message that was sent.

        Returns:
            The message, or `None` when there is none; its fields are not documented.

        Requires:
            Permission to read text messages
        """

    @staticmethod
    def get_inbox_recent(count: int = 10) -> list[dict[str, Any]]:
        """Gives the newest messages in the inbox.

        As a function of the module it is called `get_recent_inbox`.

        Args:
            count: Largest number of messages.

        Returns:
            The messages; their fields are not documented.

        Requires:
            Permission to read text messages
        """

    @staticmethod
    def get_range(
        start: int,
        end: int,
        sms_type: Literal[1, 2, 3] | None = None,
        address: str | None = None,
    ) -> list[dict[str, Any]]:
        """Gives the messages from one position to another.

        Args:
            start: First position, counted from 1 and included.
            end: Last position, counted from 1 and included.
            sms_type: `1` inbox, `2` sent, `3` drafts; `None` means all.
            address: Phone number to look for; `None` means all.

        Returns:
            The messages; empty when the arguments are invalid. Their fields are not documented.

        Requires:
            Permission to read text messages
        """

    @staticmethod
    def get_recent(count: int = 10) -> list[dict[str, Any]]:
        """Gives the newest messages.

        Args:
            count: Largest number of messages.

        Returns:
            The messages; their fields are not documented.

        Requires:
            Permission to read text messages
        """

    @staticmethod
    def has_permission() -> bool:
        """Tells whether the script may read text messages.

        Returns:
            `True` when it may.
        """

    @staticmethod
    def query(
        sms_type: Literal[1, 2, 3] | None = None,
        address: str | None = None,
        limit: int = 0,
        order_desc: bool = True,
        offset: int = 0,
    ) -> list[dict[str, Any]]:
        """Finds messages by folder and phone number, a page at a time.

        Args:
            sms_type: `1` inbox, `2` sent, `3` drafts; `None` means all.
            address: Phone number to look for; `None` means all.
            limit: Largest number of messages; `0` means no limit.
            order_desc: `True` puts the newest first.
            offset: How many messages to skip.

        Returns:
            The messages; their fields are not documented.

        Requires:
            Permission to read text messages
        """

    @staticmethod
    def request_permission() -> None:
        """Opens the system page that asks for the right to read text messages."""
