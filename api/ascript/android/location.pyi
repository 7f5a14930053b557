"""Reads where the phone is and follows it."""

from collections.abc import Callable
from typing import Any

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


class mock:
    """Feeds the system a fake position.

    Whether it is a class or a module is not documented; its calls are used as written here.

    Requires:
        AScript chosen under "Select mock location app" in the developer options
    """

    @staticmethod
    def start(*args: object, coord_type: str = "bd09", **options: object) -> Any:
        """Begins to feed the system a position of your choice.

        Args:
            args: The other arguments, such as the coordinates; their names and order are not documented.
            coord_type: System of the coordinates. With `"bd09"`, that of Baidu's maps, they are converted to WGS84,
                the system of Android and GPS; a WGS84 place given this way ends up about a kilometre off in
                China. Other values are not documented.
            options: Other arguments by name; they are not documented.

        Returns:
            The result is not documented. Unless AScript is chosen as the mock location app, it tells of a failure
            or the system ignores the position.

        Confidence:
            low: The vendor's page could be read in part only; of the arguments just `coord_type` is known.
        """

    @staticmethod
    def status() -> dict[str, Any]:
        """Tells whether a fake position is fed, and which.

        Returns:
            Values by name; the names are not documented.

        Confidence:
            medium: The vendor's page could be read in part only.
        """
