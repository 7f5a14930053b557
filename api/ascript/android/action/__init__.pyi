"""Taps, swipes, draws gestures, types and presses keys."""

from typing import Any

from .._types import GestureListener, Interpolator
from ascript.android.screen.color_tools import Point
from ascript.android.node import Selector


def catch_click(msg: str | None = None, shine: bool = True) -> Point | None:
    """Asks the user to tap the screen and gives back the place of the tap.

    Args:
        msg: Text that the overlay shows; `None` shows none.
        shine: `True` makes the screen flash while it waits.

    Returns:
        The place of the tap, in pixels. What comes back when the user does not tap is not documented.

    Confidence:
        medium: The form of the result is that of the manual from 2023.
    """


def click(x: float | Point, y: float | None = None, dur: int = 20) -> None:
    """Taps a point of the screen.

    Args:
        x: Pixels from the left edge, or the point itself. Fractions are cut off.
        y: Pixels from the top edge; left out when `x` is a point.
        dur: How long the finger stays down, in milliseconds; a long time makes a long press.

    Raises:
        Exception: When `x` is `None`.

    Requires:
        Accessibility or Root mode; Android 7.0 or newer
    """


def gesture(paths: Path | list[Path], listener: GestureListener | type[GestureListener] | None = None) -> None:
    """Draws one or several paths on the screen, each with a finger of its own.

    Args:
        paths: One path, or a list of paths that are drawn at the same time.
        listener: Object with the methods `onCompleted()` and `onCancelled()`, one of which is called at the
            end; `None` for none.

    Requires:
        Accessibility or Root mode; Android 7.0 or newer

    Confidence:
        medium: The methods of the listener are those of the manual from 2023.
    """


def input(msg: str = "", selector: Selector | None = None) -> None:
    """Types a text into a field.

    Args:
        msg: Text to type.
        selector: Finds the field to type into; `None` types into the field that has the focus.
    """


def simulate_interpolated_swipe_smooth(
    start_x: float,
    start_y: float,
    end_x: float,
    end_y: float,
    total_duration_ms: int,
    interpolator: Interpolator | None = None,
) -> Any:
    """Swipes from one point to another with a speed that an interpolator sets.

    The number of steps is chosen by itself.

    Args:
        start_x: Start, pixels from the left edge.
        start_y: Start, pixels from the top edge.
        end_x: End, pixels from the left edge.
        end_y: End, pixels from the top edge.
        total_duration_ms: How long the swipe takes, in milliseconds.
        interpolator: Object with the method `get_interpolation(float)`; `None` keeps the speed constant.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def slide(
    x: int,
    y: int,
    x1: int,
    y1: int,
    dur: int = 20,
    interpolator: Any = None,
    control_points: int | list[Any] | None = None,
) -> None:
    """Swipes from one point to another, at an even or changing speed, straight or along a curve.

    Args:
        x: Start, pixels from the left edge.
        y: Start, pixels from the top edge.
        x1: End, pixels from the left edge.
        y1: End, pixels from the top edge.
        dur: How long the swipe takes, in milliseconds.
        interpolator: Object of a class in `android.view.animation`, such as `AccelerateInterpolator`; `None`
            keeps the speed constant.
        control_points: Bends the track: `0` trembles like a hand, a positive number asks for that many random
            groups of Bezier control points, a list gives your own groups; the form of the list is not
            documented. `None` swipes straight.

    Requires:
        Accessibility or Root mode; Android 7.0 or newer
    """


def swipe(x: int, y: int, x1: int, y1: int, dur: int = 20) -> None:
    """Swipes in a straight line from one point to another.

    Args:
        x: Start, pixels from the left edge.
        y: Start, pixels from the top edge.
        x1: End, pixels from the left edge.
        y1: End, pixels from the top edge.
        dur: How long the swipe takes, in milliseconds.

    Requires:
        Accessibility or Root mode; Android 7.0 or newer
    """


class Hid:
    """Taps, swipes and presses keys as an input device (HID) would."""

    @staticmethod
    def click(x: int, y: int, dur: int = 20) -> None:
        """Taps a point of the screen through the HID device.

        Args:
            x: Pixels from the left edge.
            y: Pixels from the top edge.
            dur: How long the finger stays down, in milliseconds.

        Requires:
            A bound HID device
        """

    @staticmethod
    def key(*keycode: str) -> None:
        """Presses keys of a keyboard through the HID device.

        Args:
            keycode: Names of the keys, such as `"a"`, `"7"`, `"enter"`, `"esc"`, `"f5"`, `"pageUp"`,
                `"leftArrow"` or `"keypad1"`.

        Requires:
            A bound HID device

        Confidence:
            medium: The names are those of the manual from 2023; how modifier keys such as Ctrl are given is not
            documented.
        """

    @staticmethod
    def slide(x: int, y: int, x1: int, y1: int, dur: int = 20) -> None:
        """Swipes in a straight line through the HID device; the same as `Hid.swipe()`.

        Args:
            x: Start, pixels from the left edge.
            y: Start, pixels from the top edge.
            x1: End, pixels from the left edge.
            y1: End, pixels from the top edge.
            dur: How long the swipe takes, in milliseconds.

        Requires:
            A bound HID device
        """

    @staticmethod
    def swipe(x: int, y: int, x1: int, y1: int, dur: int = 20) -> None:
        """Swipes in a straight line through the HID device.

        Args:
            x: Start, pixels from the left edge.
            y: Start, pixels from the top edge.
            x1: End, pixels from the left edge.
            y1: End, pixels from the top edge.
            dur: How long the swipe takes, in milliseconds.

        Requires:
            A bound HID device
        """


class Ime:
    """Types text and presses keys with the AScript keyboard."""

    @staticmethod
    def enter() -> None:
        """Presses Enter on the AScript keyboard.

        Requires:
            The AScript keyboard chosen in the input settings
        """

    @staticmethod
    def input(info: str) -> None:
        """Types a text into the field that has the focus.

        Args:
            info: Text to type.

        Requires:
            The AScript keyboard chosen in the input settings
        """

    @staticmethod
    def input_clear() -> None:
        """Empties the field that has the focus.

        Requires:
            The AScript keyboard chosen in the input settings
        """

    @staticmethod
    def is_active() -> bool:
        """Tells whether the user has switched to the AScript keyboard.

        Returns:
            `True` when the AScript keyboard is the one in use.
        """

    @staticmethod
    def keys(keys: int | list[int], duration: int = 20) -> None:
        """Presses keys by Android's key codes.

        Args:
            keys: A key code of Android's `KeyEvent`, such as `66` for Enter, or a list of key codes; whether those are
                pressed in turn or together is not documented.
            duration: How long the keys stay down, in milliseconds.

        Requires:
            The AScript keyboard chosen in the input settings
        """


class Key:
    """Presses the keys of the Android system."""

    @staticmethod
    def back() -> None:
        """Goes back, as the Back key does."""

    @staticmethod
    def home() -> None:
        """Goes to the home screen."""

    @staticmethod
    def lockscreen() -> None:
        """Locks the screen."""

    @staticmethod
    def notifactions() -> None:
        """Opens the notification shade.

        The name is spelt this way.
        """

    @staticmethod
    def recents() -> None:
        """Opens the list of recent apps."""

    @staticmethod
    def screenshot() -> None:
        """Lets the system take a screenshot."""


class Path:
    """Holds the line that one finger draws in a gesture, and when it draws it.

    The methods have the names and the meaning of `android.graphics.Path`.

    Confidence:
        medium: What the methods do is Android's description; the vendor gives the signatures alone.
    """

    def __init__(self, start_time: int = 0, duration: int = 20, will_continue: bool = False) -> None:
        """Creates an empty path.

        Args:
            start_time: How long the finger waits before it starts, in milliseconds.
            duration: How long it draws, in milliseconds.
            will_continue: `True` keeps the finger down at the end, so that another path can go on from there.
        """

    def addArc(
        self,
        left: int,
        top: int,
        right: int,
        bottom: int,
        startAngle: float,
        sweepAngle: float,
    ) -> Any:
        """Adds an arc that is not joined to the line so far.

        Args:
            left: Left edge of the rectangle around it, in pixels.
            top: Top edge of the rectangle around it, in pixels.
            right: Right edge of the rectangle around it, in pixels.
            bottom: Bottom edge of the rectangle around it, in pixels.
            startAngle: Start angle in degrees.
            sweepAngle: Swept angle in degrees.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def addCircle(self, x: int, y: int, radius: int, dir: Any) -> Any:
        """Adds a circle.

        Args:
            x: Centre, pixels from the left edge.
            y: Centre, pixels from the top edge.
            radius: Radius, in pixels.
            dir: Direction of drawing, clockwise or counter-clockwise. How it is given is not documented.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def addOval(self, left: int, top: int, right: int, bottom: int, dir: Any) -> Any:
        """Adds an ellipse that fits into a rectangle.

        Args:
            left: Left edge of the rectangle around it, in pixels.
            top: Top edge of the rectangle around it, in pixels.
            right: Right edge of the rectangle around it, in pixels.
            bottom: Bottom edge of the rectangle around it, in pixels.
            dir: Direction of drawing, clockwise or counter-clockwise. How it is given is not documented.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def addRect(self, left: int, top: int, right: int, bottom: int, dir: Any) -> Any:
        """Adds a rectangle.

        Args:
            left: Left edge of the rectangle around it, in pixels.
            top: Top edge of the rectangle around it, in pixels.
            right: Right edge of the rectangle around it, in pixels.
            bottom: Bottom edge of the rectangle around it, in pixels.
            dir: Direction of drawing, clockwise or counter-clockwise. How it is given is not documented.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def addRoundRect(self, left: int, top: int, right: int, bottom: int, rx: int, ry: int, dir: Any) -> Any:
        """Adds a rectangle with rounded corners.

        Args:
            left: Left edge of the rectangle around it, in pixels.
            top: Top edge of the rectangle around it, in pixels.
            right: Right edge of the rectangle around it, in pixels.
            bottom: Bottom edge of the rectangle around it, in pixels.
            rx: Horizontal radius of the corners, in pixels.
            ry: Vertical radius of the corners, in pixels.
            dir: Direction of drawing, clockwise or counter-clockwise. How it is given is not documented.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def arcTo(
        self,
        left: int,
        top: int,
        right: int,
        bottom: int,
        startAngle: float,
        sweepAngle: float,
        forceMoveTo: bool,
    ) -> Any:
        """Adds an arc that goes on from the end of the line so far.

        Args:
            left: Left edge of the rectangle around it, in pixels.
            top: Top edge of the rectangle around it, in pixels.
            right: Right edge of the rectangle around it, in pixels.
            bottom: Bottom edge of the rectangle around it, in pixels.
            startAngle: Start angle in degrees.
            sweepAngle: Swept angle in degrees.
            forceMoveTo: `True` jumps to the start of the arc; `False` draws a line to it.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def close(self) -> None:
        """Draws a straight line back to where the current piece of the path began."""

    def cubicTo(self, x1: int, y1: int, x2: int, y2: int, x3: int, y3: int) -> Any:
        """Draws a Bezier curve with two control points.

        Args:
            x1: First control point, pixels from the left edge.
            y1: First control point, pixels from the top edge.
            x2: Second control point, pixels from the left edge.
            y2: Second control point, pixels from the top edge.
            x3: End, pixels from the left edge.
            y3: End, pixels from the top edge.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def lineTo(self, x1: int, y1: int) -> Any:
        """Draws a straight line to a point.

        Args:
            x1: End, pixels from the left edge.
            y1: End, pixels from the top edge.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def moveTo(self, x1: int, y1: int) -> Any:
        """Sets the point where the line begins.

        Args:
            x1: Pixels from the left edge.
            y1: Pixels from the top edge.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def quadTo(self, x1: int, y1: int, x2: int, y2: int) -> Any:
        """Draws a Bezier curve with one control point.

        Args:
            x1: Control point, pixels from the left edge.
            y1: Control point, pixels from the top edge.
            x2: End, pixels from the left edge.
            y2: End, pixels from the top edge.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def rCubicTo(self, x1: int, y1: int, x2: int, y2: int, x3: int, y3: int) -> Any:
        """Draws a Bezier curve with two control points, given as distances from the current point.

        Args:
            x1: First control point, pixels to the right.
            y1: First control point, pixels down.
            x2: Second control point, pixels to the right.
            y2: Second control point, pixels down.
            x3: End, pixels to the right.
            y3: End, pixels down.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def rLineTo(self, dx: int, dy: int) -> Any:
        """Draws a straight line, given as a distance from the current point.

        Args:
            dx: Pixels to the right.
            dy: Pixels down.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def rMoveTo(self, x1: int, y1: int) -> Any:
        """Moves the current point by a distance without drawing.

        Args:
            x1: Pixels to the right.
            y1: Pixels down.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def rQuadTo(self, dx1: int, dy1: int, dx2: int, dy2: int) -> Any:
        """Draws a Bezier curve with one control point, given as distances from the current point.

        Args:
            dx1: Control point, pixels to the right.
            dy1: Control point, pixels down.
            dx2: End, pixels to the right.
            dy2: End, pixels down.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def reset(self) -> None:
        """Removes everything that was drawn and keeps the fill type."""

    def rewind(self) -> None:
        """Removes everything that was drawn and keeps the memory for the next lines."""

    def setLastPoint(self, dx: int, dy: int) -> Any:
        """Moves the last point of the path.

        Args:
            dx: Pixels from the left edge.
            dy: Pixels from the top edge.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """


class Touch:
    """Puts a finger down, moves it and lifts it, one step at a time."""

    @staticmethod
    def down(x: int, y: int, dur: int = 20) -> None:
        """Puts a finger down on a point.

        Args:
            x: Pixels from the left edge.
            y: Pixels from the top edge.
            dur: How long the step takes, in milliseconds.

        Requires:
            Accessibility or Root mode; Android 7.0 or newer
        """

    @staticmethod
    def move(x: int, y: int, dur: int = 20) -> None:
        """Moves the finger to a point.

        Args:
            x: Pixels from the left edge.
            y: Pixels from the top edge.
            dur: How long the step takes, in milliseconds.

        Requires:
            Accessibility or Root mode; Android 7.0 or newer
        """

    @staticmethod
    def up(x: int, y: int, dur: int = 20) -> None:
        """Lifts the finger at a point.

        Args:
            x: Pixels from the left edge.
            y: Pixels from the top edge.
            dur: How long the step takes, in milliseconds.

        Requires:
            Accessibility or Root mode; Android 7.0 or newer
        """
