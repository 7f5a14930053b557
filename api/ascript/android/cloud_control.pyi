"""Connects a phone to a cloud console or to your own server."""

from collections.abc import Callable
from typing import Any


def channel(fun: Callable[[Any], None]) -> Any:
    """Registers the function that receives messages from the remote side.

    Args:
        fun: Callback for incoming messages.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def close() -> Any:
    """Closes the current remote-control connection.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def connect_to_as(user_dev: str) -> Any:
    """Connects to a remote device over the AirScript protocol.

    Args:
        user_dev: Identifier of the target device.

    Returns:
        The result is not documented.

    Requires:
        A VIP developer account

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def connect_to_ws(ws_path: str) -> Any:
    """Connects to a remote device over WebSocket.

    Args:
        ws_path: WebSocket address.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def send(params: dict[str, Any]) -> Any:
    """Sends a control command to the connected side.

    Args:
        params: Command as a dict, sent as JSON.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """
