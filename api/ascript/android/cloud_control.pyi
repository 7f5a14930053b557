"""Connects the phone to the vendor's cloud console or to your own server."""

from collections.abc import Callable
from typing import Any


def channel(fun: Callable[[Any], None]) -> Any:
    """Registers the function that receives the messages of the console.

    Args:
        fun: Called with each message.

    Returns:
        The result is not documented.

    Confidence:
        medium: The vendor's page documents `system.channel()` for this; the form of a message and the result
        are not documented.
    """


def close() -> Any:
    """Drops the connection to the console or server.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def connect_to_as(user_dev: str) -> Any:
    """Connects the phone to the vendor's cloud console.

    Args:
        user_dev: Name of your developer account.

    Returns:
        The result is not documented.

    Requires:
        A VIP developer account

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def connect_to_ws(ws_path: str) -> Any:
    """Connects the phone to your own WebSocket server.

    Args:
        ws_path: Address of the server with scheme, host and port, such as `"ws://192.168.1.5:8000"`.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def send(params: dict[str, Any]) -> Any:
    """Sends values to the console or server that the phone is connected to.

    Args:
        params: Names and values, sent as JSON; the vendor's console shows each value beside its name.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """
