"""Taps, swipes, drags, types and presses the keys of the device."""

from typing import Final

from ascript.ios.screen.gp import Point

KEY_HOME: Final[str]
"""Name of the Home key for `key_press()`.

Confidence:
    medium: The text behind the name is not documented.
"""

KEY_POWER: Final[str]
"""Name of the power key for `key_press()`.

Confidence:
    medium: The text behind the name is not documented.
"""


def click(x: int | Point, y: int = 0, duration: float = 20) -> None:
    """Taps a point of the screen.

    Args:
        x: Physical pixels from the left edge, or the point itself.
        y: Physical pixels from the top edge; ignored when `x` is a point.
        duration: How long the finger stays down, in milliseconds; a long time makes a long press.

    Requires:
        Agent mode
    """


def double_tap(x: int, y: int) -> None:
    """Taps a point of the screen twice.

    Args:
        x: Physical pixels from the left edge.
        y: Physical pixels from the top edge.

    Requires:
        Agent mode
    """


def home() -> None:
    """Goes to the home screen, as the Home key does.

    Requires:
        Agent mode
    """


def input(value: str) -> None:
    """Types a text into the field that has the focus.

    Args:
        value: Text to type.

    Requires:
        Agent mode
    """


def key_press(key: str) -> None:
    """Presses a key of the device.

    Args:
        key: Name of the key: `KEY_HOME`, or one of the texts `home`, `volumeUp` and `volumeDown`.

    Note:
        The client also has the names `power`, `snapshot` and `power_plus_home`; they belong to `key_press_hid()`.

    Requires:
        Agent mode
    """


def key_press_hid(key: str, duration: float = 20) -> None:
    """Presses a key for a certain time, the power key too.

    Args:
        key: Name of the key: `home`, `volumeup`, `volumedown`, `power`, `snapshot` or `power_plus_home`.
        duration: How long the key stays down, in milliseconds.

    Requires:
        Agent mode

    Confidence:
        medium: The names are those of wdapy, the open-source client on which this one is built by all signs.
    """


def keys(value: str) -> None:
    """Sends keys or text to the field that has the focus.

    Args:
        value: Keys or text to send.

    Requires:
        Agent mode
    """


def slide(x1: int, y1: int, x2: int, y2: int, duration: float = 200) -> None:
    """Swipes in a straight line from one point to another.

    Args:
        x1: Start, physical pixels from the left edge.
        y1: Start, physical pixels from the top edge.
        x2: End, physical pixels from the left edge.
        y2: End, physical pixels from the top edge.
        duration: How long the swipe takes, in milliseconds.

    Requires:
        Agent mode
    """


def slide_down() -> None:
    """Swipes down over the screen; how far is not documented.

    Requires:
        Agent mode
    """


def slide_left() -> None:
    """Swipes to the left over the screen; how far is not documented.

    Requires:
        Agent mode
    """


def slide_right() -> None:
    """Swipes to the right over the screen; how far is not documented.

    Requires:
        Agent mode
    """


def slide_up() -> None:
    """Swipes up over the screen; how far is not documented.

    Requires:
        Agent mode
    """


def touch_and_slide(
    from_x: int,
    from_y: int,
    to_x: int,
    to_y: int,
    touch_down_duration: int = 500,
    touch_move_duration: int = 1000,
    touch_up_duration: int = 500,
) -> None:
    """Drags something from one point to another: holds, moves, holds and lifts.

    Args:
        from_x: Start, physical pixels from the left edge.
        from_y: Start, physical pixels from the top edge.
        to_x: End, physical pixels from the left edge.
        to_y: End, physical pixels from the top edge.
        touch_down_duration: How long the finger holds before it moves, in milliseconds.
        touch_move_duration: How long it moves, in milliseconds.
        touch_up_duration: How long it holds before it lifts, in milliseconds.

    Requires:
        Agent mode
    """
