"""Reads the position of the phone."""

from collections.abc import Callable
from typing import Any


def close() -> Any:
    """Stops location updates.

    Returns:
        The result is not documented.

    Requires:
        Location permission

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def get_last() -> Any:
    """Gets the last known position.

    Returns:
        Location object with latitude and longitude (class not named). What comes back on failure is not
        documented.

    Requires:
        Location permission

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def request(
    call_back: Callable[[Any], None] | None = None,
    min_time_updata: int = 5000,
    min_distance_change: int = 0,
) -> Any:
    """Starts continuous location updates.

    Args:
        call_back: Called on every update.
        min_time_updata: Shortest time between updates, milliseconds (the name is spelt this way).
        min_distance_change: Shortest move between updates, metres.

    Returns:
        The result is not documented.

    Requires:
        Location permission

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """
