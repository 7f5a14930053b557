"""Taps, swipes, types and presses keys."""

from typing import Final

from ascript.ios.screen.gp import Point

KEY_HOME: Final[str]
"""Key name for `key_press()`: Home.

Confidence:
    medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
"""

KEY_POWER: Final[str]
"""Key name for `key_press()`: power.

Confidence:
    medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
"""


def click(x: int | Point, y: int = 0, duration: float = 20) -> None:
    """Clicks a point.

    Args:
        x: X coordinate, or a Point object (y is then ignored).
        y: Y coordinate; converted by the device scale factor.
        duration: Press time in milliseconds.
    """


def double_tap(x: int, y: int) -> None:
    """Double-taps a point.

    Args:
        x: X coordinate; converted by the device scale factor.
        y: Y coordinate; converted by the device scale factor.
    """


def home() -> None:
    """Presses Home and go to the home screen."""


def input(value: str) -> None:
    """Types text.

    Uses `keys()`.

    Args:
        value: Text to type.
    """


def key_press(key: str) -> None:
    """Presses a hardware key.

    Args:
        key: Key name such as KEY_HOME or KEY_POWER.
    """


def key_press_hid(key: str, duration: float = 20) -> None:
    """Presses a key through HID for a time.

    Args:
        key: Key identifier.
        duration: Press time in milliseconds.
    """


def keys(value: str) -> None:
    """Sends a key sequence.

    Args:
        value: Keys or text to send.
    """


def slide(x1: int, y1: int, x2: int, y2: int, duration: float = 200) -> None:
    """Swipes between two points.

    Coordinates are converted by the device scale factor.

    Args:
        x1: Start X.
        y1: Start Y.
        x2: End X.
        y2: End Y.
        duration: Swipe time in milliseconds.
    """


def slide_down() -> None:
    """Swipes down."""


def slide_left() -> None:
    """Swipes left."""


def slide_right() -> None:
    """Swipes right."""


def slide_up() -> None:
    """Swipes up."""


def touch_and_slide(
    from_x: int,
    from_y: int,
    to_x: int,
    to_y: int,
    touch_down_duration: int = 500,
    touch_move_duration: int = 1000,
    touch_up_duration: int = 500,
) -> None:
    """Presses, moves and releases with a time for each phase.

    Coordinates are converted by the device scale factor.

    Args:
        from_x: Start X.
        from_y: Start Y.
        to_x: End X.
        to_y: End Y.
        touch_down_duration: Press phase, milliseconds.
        touch_move_duration: Move phase, milliseconds.
        touch_up_duration: Release phase, milliseconds.
    """
