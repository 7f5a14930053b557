"""Reads where the phone is and follows it."""

from collections.abc import Callable

from ._types import Location


def close() -> None:
    """Stops the updates that `request()` has started.

    Requires:
        Location permission
    """


def get_last() -> Location | None:
    """Gives the last position that the system knows.

    Returns:
        The position, or `None` when the system knows none yet.

    Requires:
        Location permission

    Confidence:
        medium: That `None` can come back is advised by the vendor's page, not stated.
    """


def request(
    call_back: Callable[[Location], None] | None = None,
    min_time_updata: int = 5000,
    min_distance_change: int = 0,
) -> None:
    """Calls a function again and again with the current position.

    It returns at once; `close()` ends the updates.

    Args:
        call_back: Called with the position at every update. The vendor's page requires it, though the code has
            a default.
        min_time_updata: Shortest time between two updates, in milliseconds. The name is spelt this way.
        min_distance_change: Shortest move between two updates, in metres; `0` reports without any move.

    Requires:
        Location permission
    """
