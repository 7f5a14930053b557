"""Taps, swipes, draws gestures, types and presses keys."""

from typing import Any

from ascript.android.screen.color_tools import Point
from ascript.android.node import Selector


def catch_click(msg: str | None = None, shine: bool = True) -> Point | None:
    """Asks the user to tap the screen and return where they tapped.

    Args:
        msg: Prompt shown on the screen.
        shine: Highlight the capture screen.

    Returns:
        Coordinates of the tap; the manual of 2023 returns a Point with x and y.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """


def click(x: int | Point, y: int | None = None, dur: int = 20) -> None:
    """Clicks a point.

    Raises Exception when x is `None`.

    Args:
        x: X coordinate in pixels, or a Point object.
        y: Y coordinate in pixels; needed when x is a number.
        dur: Press time in milliseconds.

    Requires:
        Accessibility or Root mode; Android 7.0 or newer
    """


def gesture(paths: Path | list[Path], listener: Any = None) -> None:
    """Runs a gesture of one or several Path tracks (one finger per track).

    Args:
        paths: One Path, or a list of Path objects.
        listener: Object told how the gesture ended; the manual of 2023 names its methods `onCompleted()`
            and `onCancelled()`.

    Requires:
        Accessibility or Root mode; Android 7.0 or newer
    """


def input(msg: str = "", selector: Selector | None = None) -> None:
    """Types text into a field.

    Args:
        msg: Text to type.
        selector: Selector of the target field; `None` uses the focused field.
    """


def simulate_interpolated_swipe_smooth(
    start_x: float,
    start_y: float,
    end_x: float,
    end_y: float,
    total_duration_ms: int,
    interpolator: Any = None,
) -> Any:
    """Swipes whose speed follows an interpolator, with the number of steps chosen automatically.

    Args:
        start_x: Start X, pixels.
        start_y: Start Y, pixels.
        end_x: End X, pixels.
        end_y: End Y, pixels.
        total_duration_ms: Whole swipe time, milliseconds.
        interpolator: Object with get_interpolation(float); `None` means linear.

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
    """Swipes from (x, y) to (x1, y1), optionally with changing speed or along a Bezier curve.

    Args:
        x: Start X, pixels.
        y: Start Y, pixels.
        x1: End point X, pixels.
        y1: End point Y, pixels.
        dur: Duration in milliseconds.
        interpolator: Android animation Interpolator such as AccelerateInterpolator or BounceInterpolator;
            `None` means constant speed.
        control_points: Bezier control points.

    Requires:
        Accessibility or Root mode; Android 7.0 or newer
    """


def swipe(x: int, y: int, x1: int, y1: int, dur: int = 20) -> None:
    """Swipes from (x, y) to (x1, y1).

    Args:
        x: Start X, pixels.
        y: Start Y, pixels.
        x1: End point X, pixels.
        y1: End point Y, pixels.
        dur: Duration in milliseconds.

    Requires:
        Accessibility or Root mode; Android 7.0 or newer
    """


class Hid:
    """Input through an HID device (hardware-level clicks, swipes and keys)."""

    @staticmethod
    def click(x: int, y: int, dur: int = 20) -> None:
        """Clicks at a point through HID.

        Args:
            x: Screen X coordinate, pixels.
            y: Screen Y coordinate, pixels.
            dur: Press time in milliseconds.

        Requires:
            A bound HID device
        """

    @staticmethod
    def key(*keycode: str) -> None:
        """Sends one or more keys through HID.

        Args:
            keycode: One or more key names; the manual of 2023 lists names such as a-z, 0-9, enter, esc,
                tab, f1-f12, home, pageUp, leftArrow, keypad1.

        Requires:
            A bound HID device

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    @staticmethod
    def slide(x: int, y: int, x1: int, y1: int, dur: int = 20) -> None:
        """Swipes through HID.

        Same as Hid.swipe.

        Args:
            x: Screen X coordinate, pixels.
            y: Screen Y coordinate, pixels.
            x1: End point X, pixels.
            y1: End point Y, pixels.
            dur: Duration in milliseconds.

        Requires:
            A bound HID device
        """

    @staticmethod
    def swipe(x: int, y: int, x1: int, y1: int, dur: int = 20) -> None:
        """Swipes from (x, y) to (x1, y1) through HID.

        Args:
            x: Screen X coordinate, pixels.
            y: Screen Y coordinate, pixels.
            x1: End point X, pixels.
            y1: End point Y, pixels.
            dur: Duration in milliseconds.

        Requires:
            A bound HID device
        """


class Ime:
    """Text and key input through the AScript input method."""

    @staticmethod
    def enter() -> None:
        """Presses Enter through the input method.

        Requires:
            The AScript keyboard chosen in the input settings
        """

    @staticmethod
    def input(info: str) -> None:
        """Types text through the input method.

        Args:
            info: Text to type.

        Requires:
            The AScript keyboard chosen in the input settings
        """

    @staticmethod
    def input_clear() -> None:
        """Clears the text of the focused field.

        Requires:
            The AScript keyboard chosen in the input settings
        """

    @staticmethod
    def is_active() -> bool:
        """Tells whether the AScript input method is active.

        Returns:
            `True` when active.

        Requires:
            The AScript keyboard chosen in the input settings
        """

    @staticmethod
    def keys(keys: int | list[int], duration: int = 20) -> None:
        """Presses one or several keys through the input method.

        Args:
            keys: Key code, or a list of key codes.
            duration: Press time in milliseconds.

        Requires:
            The AScript keyboard chosen in the input settings
        """


class Key:
    """System keys."""

    @staticmethod
    def back() -> None:
        """Presses Back."""

    @staticmethod
    def home() -> None:
        """Presses Home."""

    @staticmethod
    def lockscreen() -> None:
        """Locks the screen."""

    @staticmethod
    def notifactions() -> None:
        """Opens the notification shade (the name is spelt this way)."""

    @staticmethod
    def recents() -> None:
        """Opens the recent-apps list."""

    @staticmethod
    def screenshot() -> None:
        """Triggers the system screenshot."""


class Path:
    """Gesture track used with `gesture()`.

    Methods follow android.graphics.Path.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """

    def __init__(self, start_time: int = 0, duration: int = 20, will_continue: bool = False) -> None:
        """Creates one.

        Args:
            start_time: Delay before the stroke starts, milliseconds.
            duration: Stroke time, milliseconds.
            will_continue: `True` keeps the finger down when the stroke ends.
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
        """Adds an arc as its own contour.

        Args:
            left: Left edge of the bounding rectangle, pixels.
            top: Top edge of the bounding rectangle, pixels.
            right: Right edge of the bounding rectangle, pixels.
            bottom: Bottom edge of the bounding rectangle, pixels.
            startAngle: Start angle in degrees.
            sweepAngle: Swept angle in degrees.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def addCircle(self, x: int, y: int, radius: int, dir: str) -> Any:
        """Adds a circle.

        Args:
            x: Centre X, pixels.
            y: Centre Y, pixels.
            radius: Radius in pixels.
            dir: Drawing direction, clockwise or counter-clockwise (as in android.graphics.Path).

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def addOval(self, left: int, top: int, right: int, bottom: int, dir: str) -> Any:
        """Adds an ellipse.

        Args:
            left: Left edge of the bounding rectangle, pixels.
            top: Top edge of the bounding rectangle, pixels.
            right: Right edge of the bounding rectangle, pixels.
            bottom: Bottom edge of the bounding rectangle, pixels.
            dir: Drawing direction, clockwise or counter-clockwise (as in android.graphics.Path).

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def addRect(self, left: int, top: int, right: int, bottom: int, dir: str) -> Any:
        """Adds a rectangle.

        Args:
            left: Left edge of the bounding rectangle, pixels.
            top: Top edge of the bounding rectangle, pixels.
            right: Right edge of the bounding rectangle, pixels.
            bottom: Bottom edge of the bounding rectangle, pixels.
            dir: Drawing direction, clockwise or counter-clockwise (as in android.graphics.Path).

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def addRoundRect(self, left: int, top: int, right: int, bottom: int, rx: int, ry: int, dir: str) -> Any:
        """Adds a rectangle with rounded corners.

        Args:
            left: Left edge of the bounding rectangle, pixels.
            top: Top edge of the bounding rectangle, pixels.
            right: Right edge of the bounding rectangle, pixels.
            bottom: Bottom edge of the bounding rectangle, pixels.
            rx: Corner radius along X, pixels.
            ry: Corner radius along Y, pixels.
            dir: Drawing direction, clockwise or counter-clockwise (as in android.graphics.Path).

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
        forceMoveTo: Any,
    ) -> Any:
        """Appends an arc to the track.

        Args:
            left: Left edge of the bounding rectangle, pixels.
            top: Top edge of the bounding rectangle, pixels.
            right: Right edge of the bounding rectangle, pixels.
            bottom: Bottom edge of the bounding rectangle, pixels.
            startAngle: Start angle in degrees.
            sweepAngle: Swept angle in degrees.
            forceMoveTo: `True` jumps to the arc start instead of drawing a line to it.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def close(self) -> None:
        """Closes the current contour with a straight line to its start."""

    def cubicTo(self, x1: int, y1: int, x2: int, y2: int, x3: int, y3: int) -> Any:
        """Appends a cubic Bezier curve.

        Args:
            x1: First control point X.
            y1: First control point Y.
            x2: Second control point X.
            y2: Second control point Y.
            x3: End point X.
            y3: End point Y.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def lineTo(self, x1: int, y1: int) -> Any:
        """Appends a straight line.

        Args:
            x1: End point X.
            y1: End point Y.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def moveTo(self, x1: int, y1: int) -> Any:
        """Sets the start point.

        Args:
            x1: X coordinate, pixels.
            y1: Y coordinate, pixels.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def quadTo(self, x1: int, y1: int, x2: int, y2: int) -> Any:
        """Appends a quadratic Bezier curve.

        Args:
            x1: Control point X.
            y1: Control point Y.
            x2: End point X.
            y2: End point Y.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def rCubicTo(self, x1: int, y1: int, x2: int, y2: int, x3: int, y3: int) -> Any:
        """Appends a cubic Bezier curve given as offsets from the current point.

        Args:
            x1: First control point, X offset.
            y1: First control point, Y offset.
            x2: Second control point, X offset.
            y2: Second control point, Y offset.
            x3: End point, X offset.
            y3: End point, Y offset.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def rLineTo(self, dx: int, dy: int) -> Any:
        """Appends a line given as an offset from the current point.

        Args:
            dx: X offset.
            dy: Y offset.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def rMoveTo(self, x1: int, y1: int) -> Any:
        """Moves the start point by an offset.

        Args:
            x1: X offset.
            y1: Y offset.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def rQuadTo(self, dx1: int, dy1: int, dx2: int, dy2: int) -> Any:
        """Appends a quadratic Bezier curve given as offsets.

        Args:
            dx1: Control point, X offset.
            dy1: Control point, Y offset.
            dx2: End point, X offset.
            dy2: End point, Y offset.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def reset(self) -> None:
        """Removes all lines and curves, keeping the fill type."""

    def rewind(self) -> None:
        """Removes all lines and curves but keep the buffers for reuse."""

    def setLastPoint(self, dx: int, dy: int) -> Any:
        """Replaces the last point of the track.

        Args:
            dx: New X coordinate.
            dy: New Y coordinate.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """


class Touch:
    """Low-level touch sequence: down, any number of move calls, up."""

    @staticmethod
    def down(x: int, y: int, dur: int = 20) -> None:
        """Puts a finger down at a point.

        Args:
            x: Screen X coordinate, pixels.
            y: Screen Y coordinate, pixels.
            dur: Duration in milliseconds.
        """

    @staticmethod
    def move(x: int, y: int, dur: int = 20) -> None:
        """Moves the finger to a point.

        Args:
            x: Screen X coordinate, pixels.
            y: Screen Y coordinate, pixels.
            dur: Duration in milliseconds.
        """

    @staticmethod
    def up(x: int, y: int, dur: int = 20) -> None:
        """Lifts the finger at a point.

        Args:
            x: Screen X coordinate, pixels.
            y: Screen Y coordinate, pixels.
            dur: Duration in milliseconds.
        """
