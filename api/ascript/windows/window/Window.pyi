"""Finds, arranges and captures windows, and sends them input."""

from enum import Enum
from typing import Any, Literal, overload

import numpy
from PIL import Image


class WindowRect:
    """Holds place and size of a window, in pixels of the screen."""

    @property
    def left(self) -> int:
        """Left edge, pixels from the left of the screen."""

    @property
    def top(self) -> int:
        """Top edge, pixels from the top of the screen."""

    @property
    def right(self) -> int:
        """Right edge, pixels from the left of the screen."""

    @property
    def bottom(self) -> int:
        """Bottom edge, pixels from the top of the screen."""

    @property
    def width(self) -> int:
        """Width in pixels."""

    @property
    def height(self) -> int:
        """Height in pixels."""


class WindowCaptureFormat(Enum):
    """Chooses what `Window.capture` gives."""

    PIL = ...
    """A PIL image."""

    NUMPY = ...
    """A NumPy array in the order red, green, blue."""

    OPENCV = ...
    """A NumPy array in the order blue, green, red, as OpenCV wants it."""

    def convert(self, pil_image: Image.Image) -> Image.Image | numpy.ndarray:
        """Turns a PIL image into this format.

        Args:
            pil_image: The image.

        Returns:
            The image itself or an array, depending on the format.
        """


class Window:
    """Arranges, captures and operates one window of a program.

    `Window.find()` finds it.
    """

    def __init__(self, hwnd: int) -> None:
        """Takes a window whose handle is known.

        Args:
            hwnd: Handle of the window. It changes each time the program starts.
        """

    @classmethod
    def find(
        cls,
        title_re: str | None = None,
        process_name: str | None = None,
        class_name: str | None = None,
        visible_only: bool = True,
        timeout: int = 0,
    ) -> Window | None:
        """Finds the first window that fits all conditions.

        Args:
            title_re: Regular expression for the title. `None` takes any.
            process_name: Part of the name of the process, such as `"notepad"`, upper and lower case alike. `None`
                takes any.
            class_name: Exact name of the window class. `None` takes any.
            visible_only: `True` leaves invisible windows out.
            timeout: How long to keep looking, in seconds; it looks every half second. `0` looks once.

        Returns:
            The window, or `None` when none fits.
        """

    @classmethod
    def find_all(
        cls,
        title_re: str | None = None,
        process_name: str | None = None,
        class_name: str | None = None,
        visible_only: bool = True,
    ) -> list[Window]:
        """Finds all windows that fit all conditions.

        Args:
            title_re: Regular expression for the title. `None` takes any.
            process_name: Part of the name of the process, upper and lower case alike. `None` takes any.
            class_name: Exact name of the window class. `None` takes any.
            visible_only: `True` leaves invisible windows out.

        Returns:
            A list of windows. What comes back when none fits is not documented.
        """

    @classmethod
    def launch(
        cls,
        name: str | None = None,
        path: str | None = None,
        allow_multiple: bool = False,
        timeout: int = 15,
    ) -> Window | None:
        """Starts a program and waits for its window, or takes the window that is open already.

        Args:
            name: Name of the program; it is looked up in the registry and among the titles of windows.
            path: Full path of the program file; counts more than `name`.
            allow_multiple: `True` starts the program once more even if it runs.
            timeout: How long to wait for the window, in seconds.

        Returns:
            The window. When the time is up: a window of the program that was open before, or `None`.
        """

    @property
    def title(self) -> str:
        """Text of the title bar."""

    @property
    def class_name(self) -> str:
        """Name of the window class, which the program's developers chose."""

    @property
    def process_name(self) -> str:
        """Name of the process, such as `chrome.exe`."""

    @property
    def process_path(self) -> str:
        """Full path of the program file."""

    @property
    def pid(self) -> int:
        """Number of the process."""

    @property
    def rect(self) -> WindowRect:
        """Position and size on the screen."""

    @property
    def is_visible(self) -> bool:
        """Whether the window can really be seen: shown, with an area, a place that makes sense and a title."""

    @property
    def is_minimized(self) -> bool:
        """Whether the window is minimised to the taskbar."""

    @property
    def is_maximized(self) -> bool:
        """Whether the window fills the screen."""

    @property
    def is_responding(self) -> bool:
        """Whether the program answers; `False` means that it hangs."""

    @property
    def is_always_on_top(self) -> bool:
        """Whether the window stays above all others."""

    def activate(self) -> Any:
        """Brings the window to the front; restores it when it is minimised.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def minimize(self) -> Any:
        """Minimises the window to the taskbar.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def move(self, x: int, y: int) -> Any:
        """Moves the window, without changing its size.

        Args:
            x: New left edge, pixels from the left of the screen.
            y: New top edge, pixels from the top of the screen.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def resize(self, width: int, height: int) -> Any:
        """Changes the size of the window, without moving it.

        Args:
            width: New width in pixels.
            height: New height in pixels.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def set_rect(
        self,
        x: int | None = None,
        y: int | None = None,
        width: int | None = None,
        height: int | None = None,
    ) -> Any:
        """Changes position and size in one step.

        Args:
            x: New left edge, pixels from the left of the screen. `None` keeps it.
            y: New top edge, pixels from the top of the screen. `None` keeps it.
            width: New width in pixels. `None` keeps it.
            height: New height in pixels. `None` keeps it.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def set_always_on_top(self, toggle: bool = True) -> Any:
        """Keeps the window above all others, or stops doing so.

        Args:
            toggle: `True` keeps it on top, `False` does not.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def close(self) -> Any:
        """Asks the window to close, as its close button does.

        Returns:
            The result is not documented.

        Note:
            The program may ask whether to save, and stay open.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def kill(self) -> bool:
        """Ends the process of the window at once.

        Returns:
            `True` on success, otherwise `False`.

        Note:
            Work that was not saved is lost, also in other windows of the same process.
        """

    @overload
    def capture(
        self,
        save_path: str | None = None,
        format: Literal[WindowCaptureFormat.PIL] = WindowCaptureFormat.PIL,
        rect: WindowRect | None = None,
        force_activate: bool = True,
    ) -> Image.Image | None:
        """Takes a screenshot of the inside of the window, also when other windows cover it.

        Args:
            save_path: Also writes the picture to this file. `None` writes nothing.
            format: What to give back: a PIL image or an array.
            rect: Part of the window. `None` takes all of it. How it is counted is not documented.
            force_activate: `True` brings the window to the front first.

        Returns:
            The picture in the chosen format, or `None` on failure.
        """

    @overload
    def capture(
        self,
        save_path: str | None = None,
        *,
        format: Literal[WindowCaptureFormat.NUMPY, WindowCaptureFormat.OPENCV],
        rect: WindowRect | None = None,
        force_activate: bool = True,
    ) -> numpy.ndarray | None: ...

    def click(
        self,
        x: int | None = None,
        y: int | None = None,
        clicks: int = 1,
        interval: float = 0.1,
        button: Literal["primary", "secondary"] = "primary",
        move_duration: float = 0.0,
        duration: float = 0.0,
        offset: int = 0,
    ) -> Any:
        """Clicks a place inside the window with the real mouse.

        Args:
            x: Pixels from the left edge of the window. What `None` means is not documented.
            y: Pixels from the top edge of the window. What `None` means is not documented.
            clicks: How many clicks; `2` is a double-click.
            interval: Pause between two clicks, in seconds.
            button: `"primary"` is the left button, `"secondary"` the right one.
            move_duration: How long the pointer travels, in seconds. `0.0` jumps.
            duration: How long the button stays down, in seconds.
            offset: Moves the click by a random number of pixels, up to this many.

        Returns:
            The result is not documented.

        Note:
            `Mouse.click` has other names for the buttons.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def long_click(self, x: int, y: int, duration: float = 1.0, is_relative: bool = True) -> Any:
        """Presses and holds inside the window, by messages: the real mouse stays where it is.

        Args:
            x: Pixels from the left edge.
            y: Pixels from the top edge.
            duration: How long to hold, in seconds.
            is_relative: `True` counts in the window, `False` from the corner of the screen.

        Returns:
            The result is not documented.

        Note:
            Whether the window is counted from its corner or from below its title bar is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def drag(
        self,
        x1: int,
        y1: int,
        x2: int,
        y2: int,
        duration: float = 0.5,
        is_relative: bool = True,
    ) -> Any:
        """Drags inside the window, by messages: the real mouse stays where it is.

        Args:
            x1: Where to take hold, pixels from the left edge.
            y1: Where to take hold, pixels from the top edge.
            x2: Where to let go, pixels from the left edge.
            y2: Where to let go, pixels from the top edge.
            duration: How long the drag takes, in seconds.
            is_relative: `True` counts in the window, `False` from the corner of the screen.

        Returns:
            The result is not documented.

        Note:
            Whether the window is counted from its corner or from below its title bar is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def type_text(self, text: str) -> Any:
        """Sends a text to the window character by character, by messages; it need not be in front.

        Args:
            text: The text.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """
