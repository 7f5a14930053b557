"""Finds windows and acts on them."""

from typing import Any

import numpy
from PIL import Image

from .._types import Region


class Window:
    """One window, known by its handle."""

    def __init__(self, hwnd: int) -> None:
        """Creates one.

        Args:
            hwnd: Window handle.
        """

    @property
    def class_name(self) -> str:
        """Class name."""

    @property
    def is_always_on_top(self) -> bool:
        """Whether the window stays on top."""

    @property
    def is_maximized(self) -> bool:
        """Whether the window is maximised."""

    @property
    def is_minimized(self) -> bool:
        """Whether the window is minimised."""

    @property
    def is_responding(self) -> bool:
        """Whether the window answers."""

    @property
    def is_visible(self) -> bool:
        """Whether the window can really be seen."""

    @property
    def pid(self) -> int:
        """Process id."""

    @property
    def process_name(self) -> str:
        """Process name such as chrome.exe."""

    @property
    def process_path(self) -> str:
        """Full path of the program."""

    @property
    def rect(self) -> WindowRect:
        """Position and size."""

    @property
    def title(self) -> str:
        """Window title."""

    def activate(self) -> Any:
        """Brings the window to the front, restoring it when minimised.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def capture(
        self,
        save_path: str | None = None,
        format: WindowCaptureFormat = ...,
        rect: Region | None = None,
        force_activate: bool = True,
    ) -> Image.Image | numpy.ndarray | None:
        """Screenshots of the client area.

        Args:
            save_path: File to write; `None` does not save.
            format: WindowCaptureFormat.PIL, NUMPY (RGB) or OPENCV (BGR).
            rect: Area of the window; `None` is the whole window.
            force_activate: `True` brings the window to the front first.

        Returns:
            Picture in the chosen format, or `None` on failure.
        """

    def click(
        self,
        x: int | None = None,
        y: int | None = None,
        clicks: int = 1,
        interval: float = 0.1,
        button: str = "primary",
        move_duration: float = 0.0,
        duration: float = 0.0,
        offset: int = 0,
    ) -> Any:
        """Clicks inside the window with the real mouse.

        Args:
            x: X relative to the window, pixels.
            y: Y relative to the window, pixels.
            clicks: Number of clicks.
            interval: Seconds between clicks.
            button: "primary" left, "secondary" right.
            move_duration: Seconds the pointer takes; 0 jumps.
            duration: Seconds between press and release.
            offset: Random deviation, pixels.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def close(self) -> Any:
        """Asks the window to close (the app may ask to save).

        Returns:
            The result is not documented.

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
        """Drags by window messages.

        Args:
            x1: Start X.
            y1: Start Y.
            x2: End X.
            y2: End Y.
            duration: Seconds.
            is_relative: `True` for coordinates inside the window, `False` for screen coordinates.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
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
        """Finds the first matching window.

        Args:
            title_re: Regular expression for the title; `None` takes any.
            process_name: Part of the process name, upper and lower case alike; `None` takes any.
            class_name: Exact class name; `None` takes any.
            visible_only: `True` returns only visible windows.
            timeout: Seconds to wait, checking every 0.5 s; 0 looks once.

        Returns:
            Window, or `None` when nothing matches.
        """

    @classmethod
    def find_all(
        cls,
        title_re: str | None = None,
        process_name: str | None = None,
        class_name: str | None = None,
        visible_only: bool = True,
    ) -> list[Window]:
        """Finds all matching windows.

        Args:
            title_re: Regular expression for the title; `None` takes any.
            process_name: Part of the process name, upper and lower case alike; `None` takes any.
            class_name: Exact class name; `None` takes any.
            visible_only: `True` returns only visible windows.

        Returns:
            List of Window.
        """

    def kill(self) -> bool:
        """Ends the process of the window.

        Returns:
            `True` on success, `False` otherwise.
        """

    @classmethod
    def launch(
        cls,
        name: str | None = None,
        path: str | None = None,
        allow_multiple: bool = False,
        timeout: int = 15,
    ) -> Window | None:
        """Starts an app and give its window.

        An open window is reused unless several are allowed.

        Args:
            name: App name, looked up in the registry and in window titles.
            path: Full path of the program; wins over name.
            allow_multiple: `True` starts another copy.
            timeout: Seconds to wait for the window.

        Returns:
            Window; `None` or an existing window when time is up.
        """

    def long_click(self, x: int, y: int, duration: float = 1.0, is_relative: bool = True) -> Any:
        """Presses and hold by window messages.

        Args:
            x: X coordinate, pixels.
            y: Y coordinate, pixels.
            duration: Seconds to hold.
            is_relative: `True` for coordinates inside the window, `False` for screen coordinates.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def minimize(self) -> Any:
        """Minimises the window.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def move(self, x: int, y: int) -> Any:
        """Moves the window.

        Args:
            x: Screen X, pixels.
            y: Screen Y, pixels.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def resize(self, width: int, height: int) -> Any:
        """Resizes the window.

        Args:
            width: Width, pixels.
            height: Height, pixels.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def set_always_on_top(self, toggle: bool = True) -> Any:
        """Keeps the window on top or not.

        Args:
            toggle: `True` keeps it on top.

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
        """Sets position and size.

        Args:
            x: Screen X, pixels; `None` keeps it.
            y: Screen Y, pixels; `None` keeps it.
            width: Width, pixels; `None` keeps it.
            height: Height, pixels; `None` keeps it.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def type_text(self, text: str) -> Any:
        """Sends text to the window character by character, without bringing it to the front.

        Args:
            text: Text to send.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """


class WindowCaptureFormat:
    """Picture format of `Window.capture()` (an Enum)."""

    NUMPY: WindowCaptureFormat
    """RGB numpy array."""

    OPENCV: WindowCaptureFormat
    """BGR numpy array."""

    PIL: WindowCaptureFormat
    """PIL image."""

    def convert(self, pil_image: Image.Image) -> Image.Image | numpy.ndarray:
        """Converts a PIL image to this format.

        Args:
            pil_image: PIL image.

        Returns:
            PIL image, RGB array or BGR array.
        """


class WindowRect:
    """Position and size of a window (a NamedTuple).

    Screen pixels.
    """

    @property
    def bottom(self) -> int:
        """Bottom edge."""

    @property
    def height(self) -> int:
        """Height."""

    @property
    def left(self) -> int:
        """Left edge."""

    @property
    def right(self) -> int:
        """Right edge."""

    @property
    def top(self) -> int:
        """Top edge."""

    @property
    def width(self) -> int:
        """Width."""
