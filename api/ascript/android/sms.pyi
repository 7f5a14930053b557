"""Reads text messages."""

from typing import Any, Final

TYPE_DRAFT: Final[int] = 3
"""Drafts.

Number from the description of sms_type.

Confidence:
    medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
"""

TYPE_INBOX: Final[int] = 1
"""Inbox.

Number from the description of sms_type.

Confidence:
    medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
"""

TYPE_SENT: Final[int] = 2
"""Sent.

Number from the description of sms_type.

Confidence:
    medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
"""


def debug_info() -> dict[str, Any]:
    """Gives the diagnostic information of the SMS module.

    Returns:
        Dict with client_available, permission and more.

    Requires:
        Permission to read text messages
    """


def get_by_address(address: str, limit: int = 100) -> list[dict[str, Any]]:
    """Gives the messages of one phone number.

    Args:
        address: Phone number.
        limit: Largest number of messages.

    Returns:
        List of message dicts.

    Requires:
        Permission to read text messages
    """


def get_first() -> dict[str, Any] | None:
    """Gives the newest message.

    Returns:
        Message dict, or `None` when there is none.

    Requires:
        Permission to read text messages
    """


def get_first_inbox() -> dict[str, Any] | None:
    """Gives the newest inbox message.

    Returns:
        Message dict, or `None` when there is none.

    Requires:
        Permission to read text messages
    """


def get_first_sent() -> dict[str, Any] | None:
    """Gives the newest sent message.

    Returns:
        Message dict, or `None` when there is none.

    Requires:
        Permission to read text messages
    """


def get_range(
    start: int,
    end: int,
    sms_type: int | None = None,
    address: str | None = None,
) -> list[dict[str, Any]]:
    """Gives the messages from one position to another.

    Args:
        start: First position, counted from 1, included.
        end: Last position, counted from 1, included.
        sms_type: 1 inbox, 2 sent, 3 draft; `None` means all.
        address: Phone number.

    Returns:
        List of message dicts; empty when the arguments are invalid.

    Requires:
        Permission to read text messages
    """


def get_recent(count: int = 10) -> list[dict[str, Any]]:
    """Gives the newest messages.

    Args:
        count: Number of messages.

    Returns:
        List of message dicts.

    Requires:
        Permission to read text messages
    """


def get_recent_inbox(count: int = 10) -> list[dict[str, Any]]:
    """Gives the newest inbox messages (the class method is named get_inbox_recent).

    Args:
        count: Number of messages.

    Returns:
        List of message dicts.

    Requires:
        Permission to read text messages
    """


def has_permission() -> bool:
    """Tells whether SMS may be read.

    Returns:
        `True` when permitted.

    Requires:
        Permission to read text messages
    """


def query(
    sms_type: int | None = None,
    address: str | None = None,
    limit: int = 0,
    order_desc: bool = True,
    offset: int = 0,
) -> list[dict[str, Any]]:
    """Queries messages by type and number, with paging.

    Args:
        sms_type: 1 inbox, 2 sent, 3 draft; `None` means all.
        address: Phone number.
        limit: Largest number of messages; 0 means no limit.
        order_desc: `True` puts the newest first.
        offset: Number of messages to skip.

    Returns:
        List of message dicts.

    Requires:
        Permission to read text messages
    """


def request_permission() -> None:
    """Opens the system page that asks for the SMS permission.

    Requires:
        Permission to read text messages
    """


class SmsClass:
    """The same SMS functions as static methods."""

    TYPE_DRAFT: Final[int] = 3
    """Drafts.

    Equals the module constant.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """

    TYPE_INBOX: Final[int] = 1
    """Inbox.

    Equals the module constant.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """

    TYPE_SENT: Final[int] = 2
    """Sent.

    Equals the module constant.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """

    @staticmethod
    def get_by_address(address: str, limit: int = 100) -> list[dict[str, Any]]:
        """Gives the messages of one phone number.

        Args:
            address: Phone number.
            limit: Largest number of messages.

        Returns:
            List of message dicts.

        Requires:
            Permission to read text messages
        """

    @staticmethod
    def get_first() -> dict[str, Any] | None:
        """Gives the newest message.

        Returns:
            Message dict, or `None` when there is none.

        Requires:
            Permission to read text messages
        """

    @staticmethod
    def get_first_inbox() -> dict[str, Any] | None:
        """Gives the newest inbox message.

        Returns:
            Message dict, or `None` when there is none.

        Requires:
            Permission to read text messages
        """

    @staticmethod
    def get_first_sent() -> dict[str, Any] | None:
        """Gives the newest sent message.

        Returns:
            Message dict, or `None` when there is none.

        Requires:
            Permission to read text messages
        """

    @staticmethod
    def get_inbox_recent(count: int = 10) -> list[dict[str, Any]]:
        """Gives the newest inbox messages (the module function is named get_recent_inbox).

        Args:
            count: Number of messages.

        Returns:
            List of message dicts.

        Requires:
            Permission to read text messages
        """

    @staticmethod
    def get_range(
        start: int,
        end: int,
        sms_type: int | None = None,
        address: str | None = None,
    ) -> list[dict[str, Any]]:
        """Gives the messages from one position to another.

        Args:
            start: First position, counted from 1, included.
            end: Last position, counted from 1, included.
            sms_type: 1 inbox, 2 sent, 3 draft; `None` means all.
            address: Phone number.

        Returns:
            List of message dicts; empty when the arguments are invalid.

        Requires:
            Permission to read text messages
        """

    @staticmethod
    def get_recent(count: int = 10) -> list[dict[str, Any]]:
        """Gives the newest messages.

        Args:
            count: Number of messages.

        Returns:
            List of message dicts.

        Requires:
            Permission to read text messages
        """

    @staticmethod
    def has_permission() -> bool:
        """Tells whether SMS may be read.

        Returns:
            `True` when permitted.

        Requires:
            Permission to read text messages
        """

    @staticmethod
    def query(
        sms_type: int | None = None,
        address: str | None = None,
        limit: int = 0,
        order_desc: bool = True,
        offset: int = 0,
    ) -> list[dict[str, Any]]:
        """Queries messages by type and number, with paging.

        Args:
            sms_type: 1 inbox, 2 sent, 3 draft; `None` means all.
            address: Phone number.
            limit: Largest number of messages; 0 means no limit.
            order_desc: `True` puts the newest first.
            offset: Number of messages to skip.

        Returns:
            List of message dicts.

        Requires:
            Permission to read text messages
        """

    @staticmethod
    def request_permission() -> None:
        """Opens the system page that asks for the SMS permission.

        Requires:
            Permission to read text messages
        """
