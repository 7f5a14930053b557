"""Shows dialogs, windows, drawings and the log."""

from collections.abc import Callable
from typing import Any

from ._types import Picture


class Canvas:
    """Transparent full-screen drawing layer in physical pixels, the same as screenshots."""

    def __init__(self, offset_y: int | None = None) -> None:
        """Creates one.

        Args:
            offset_y: Y correction in physical pixels; `None` uses the status-bar height, 0 none.
        """

    def clear(self) -> Any:
        """Removes all drawings.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; what it does is inferred from its name.
        """

    def close(self) -> Any:
        """Closes the layer.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; what it does is inferred from its name.
        """

    def draw_arrow(
        self,
        x1: int,
        y1: int,
        x2: int,
        y2: int,
        color: str = "#ffaa00",
        stroke_width: int = 2,
        duration: int = 3000,
        id: str | None = None,
    ) -> Any:
        """Draws an arrow from the first to the second point.

        Args:
            x1: X of the first corner or start, physical pixels.
            y1: Y of the first corner or start, physical pixels.
            x2: X of the second corner or end, physical pixels.
            y2: Y of the second corner or end, physical pixels.
            color: Colour text.
            stroke_width: Line width, pixels.
            duration: Time on screen in milliseconds (unit not documented).
            id: Name used by `remove()`.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def draw_circle(
        self,
        x: int,
        y: int,
        radius: int,
        color: str = "#00ff00",
        stroke_width: int = 2,
        duration: int = 3000,
        label: str | None = None,
        font_size: int = 12,
        id: str | None = None,
    ) -> Any:
        """Draws a circle.

        Args:
            x: X coordinate, physical pixels.
            y: Y coordinate, physical pixels.
            radius: Radius, pixels.
            color: Colour text.
            stroke_width: Line width, pixels.
            duration: Time on screen in milliseconds (unit not documented).
            label: Text beside the shape.
            font_size: Font size.
            id: Name used by `remove()`.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def draw_cross(
        self,
        x: int,
        y: int,
        size: int = 30,
        color: str = "#ff0000",
        stroke_width: int = 2,
        duration: int = 3000,
        label: str | None = None,
        font_size: int = 12,
        id: str | None = None,
    ) -> Any:
        """Draws a cross at a point.

        Args:
            x: X coordinate, physical pixels.
            y: Y coordinate, physical pixels.
            size: Size of the cross, pixels.
            color: Colour text.
            stroke_width: Line width, pixels.
            duration: Time on screen in milliseconds (unit not documented).
            label: Text beside the shape.
            font_size: Font size.
            id: Name used by `remove()`.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def draw_line(
        self,
        x1: int,
        y1: int,
        x2: int,
        y2: int,
        color: str = "#65db79",
        stroke_width: int = 1,
        duration: int = 3000,
        id: str | None = None,
    ) -> Any:
        """Draws a line.

        Args:
            x1: X of the first corner or start, physical pixels.
            y1: Y of the first corner or start, physical pixels.
            x2: X of the second corner or end, physical pixels.
            y2: Y of the second corner or end, physical pixels.
            color: Colour text.
            stroke_width: Line width, pixels.
            duration: Time on screen in milliseconds (unit not documented).
            id: Name used by `remove()`.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def draw_oval(
        self,
        x1: int,
        y1: int,
        x2: int,
        y2: int,
        color: str = "#00ff00",
        stroke_width: int = 2,
        duration: int = 3000,
        id: str | None = None,
    ) -> Any:
        """Draws an ellipse inside a rectangle.

        Args:
            x1: X of the first corner or start, physical pixels.
            y1: Y of the first corner or start, physical pixels.
            x2: X of the second corner or end, physical pixels.
            y2: Y of the second corner or end, physical pixels.
            color: Colour text.
            stroke_width: Line width, pixels.
            duration: Time on screen in milliseconds (unit not documented).
            id: Name used by `remove()`.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def draw_point(
        self,
        x: int,
        y: int,
        color: str = "#ff0000",
        radius: int = 5,
        duration: int = 3000,
        id: str | None = None,
    ) -> Any:
        """Draws a dot.

        Args:
            x: X coordinate, physical pixels.
            y: Y coordinate, physical pixels.
            color: Colour text.
            radius: Radius, pixels.
            duration: Time on screen in milliseconds (unit not documented).
            id: Name used by `remove()`.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def draw_polygon(
        self,
        points: list[tuple[int, int]],
        color: str = "#00ffff",
        stroke_width: int = 2,
        duration: int = 3000,
        close: bool = True,
        id: str | None = None,
    ) -> Any:
        """Draws a polygon.

        Args:
            points: List of (x, y).
            color: Colour text.
            stroke_width: Line width, pixels.
            duration: Time on screen in milliseconds (unit not documented).
            close: `True` joins the last point to the first.
            id: Name used by `remove()`.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def draw_rect(
        self,
        x1: int,
        y1: int,
        x2: int,
        y2: int,
        color: str = "#ff00ff",
        stroke_width: int = 2,
        duration: int = 3000,
        label: str | None = None,
        font_size: int = 12,
        id: str | None = None,
    ) -> Any:
        """Draws a rectangle.

        Args:
            x1: X of the first corner or start, physical pixels.
            y1: Y of the first corner or start, physical pixels.
            x2: X of the second corner or end, physical pixels.
            y2: Y of the second corner or end, physical pixels.
            color: Colour text.
            stroke_width: Line width, pixels.
            duration: Time on screen in milliseconds (unit not documented).
            label: Text beside the shape.
            font_size: Font size.
            id: Name used by `remove()`.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def draw_region(
        self,
        x1: int,
        y1: int,
        x2: int,
        y2: int,
        color: str = "#ff00ff",
        fill: str = "rgba(255,0,255,0.15)",
        stroke_width: int = 1,
        duration: int = 3000,
        label: str | None = None,
        font_size: int = 12,
        id: str | None = None,
    ) -> Any:
        """Draws a filled half-transparent area.

        Args:
            x1: X of the first corner or start, physical pixels.
            y1: Y of the first corner or start, physical pixels.
            x2: X of the second corner or end, physical pixels.
            y2: Y of the second corner or end, physical pixels.
            color: Colour text.
            fill: CSS fill colour.
            stroke_width: Line width, pixels.
            duration: Time on screen in milliseconds (unit not documented).
            label: Text beside the shape.
            font_size: Font size.
            id: Name used by `remove()`.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def draw_text(
        self,
        x: int,
        y: int,
        text: str,
        color: str = "#ffffff",
        font_size: int = 14,
        duration: int = 3000,
        id: str | None = None,
    ) -> Any:
        """Draws text.

        Args:
            x: X coordinate, physical pixels.
            y: Y coordinate, physical pixels.
            text: Text to draw.
            color: Colour text.
            font_size: Font size.
            duration: Time on screen in milliseconds (unit not documented).
            id: Name used by `remove()`.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def remove(self, id: str) -> Any:
        """Removes one drawing.

        Args:
            id: Id given when drawing.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; what it does is inferred from its name.
        """

    def show(self, wait: bool = True) -> Any:
        """Shows the layer.

        Args:
            wait: Not documented; `True` by default.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """


class Dialog:
    """Ready-made dialogs."""

    @staticmethod
    def alert(msg: str, submit: str = "确认") -> bool:
        """Shows a message with one button.

        Waits for the tap.

        Args:
            msg: Message text.
            submit: Text of the confirm button.

        Returns:
            `True` when the user confirms.
        """

    @staticmethod
    def confirm(msg: str, title: str | None = None, submit: str = "确认", cancel: str = "取消") -> bool:
        """Asks a question with two buttons.

        Waits for the tap.

        Args:
            msg: Message text.
            title: Title text.
            submit: Text of the confirm button.
            cancel: Text of the cancel button.

        Returns:
            `True` for confirm, `False` for cancel.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    @staticmethod
    def prompt(
        msg: str = "请输入信息",
        title: str | None = None,
        value: str | None = None,
        hint: str | None = None,
        submit: str = "确认",
        cancel: str = "取消",
    ) -> str | None:
        """Asks for a text.

        Waits for the tap.

        Args:
            msg: Message text.
            title: Title text.
            value: Text already in the field.
            hint: Hint of the field.
            submit: Text of the confirm button.
            cancel: Text of the cancel button.

        Returns:
            The text, or `None` when cancelled.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    @staticmethod
    def select(
        items: list[str],
        msg: str = "请选择",
        title: str | None = None,
        submit: str = "确认",
        cancel: str = "取消",
    ) -> Any:
        """Lets the user choose from a list.

        Args:
            items: Entries to choose from.
            msg: Message text.
            title: Title text.
            submit: Text of the confirm button.
            cancel: Text of the cancel button.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; what it does is inferred from its name.
        """

    @staticmethod
    def toast(
        msg: str,
        dur: int = 3000,
        gravity: int = 1 | 16,
        x: float = 0,
        y: float = 0.2,
        bg_color: str | None = None,
        color: str | None = None,
        font_size: int = 0,
    ) -> Any:
        """Shows a short message that goes away by itself.

        Args:
            msg: Message text.
            dur: Time on screen, milliseconds.
            gravity: Android gravity number; 1 | 16 is the centre.
            x: Horizontal offset; a fraction of the screen (manual of 2023: whole numbers are pixels).
            y: Vertical offset; a fraction of the screen (manual of 2023: whole numbers are pixels).
            bg_color: Background colour such as "#000000".
            color: Text colour such as "#FFFFFF".
            font_size: Font size; 0 is the default size.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """


class FloatWindow:
    """The system floating ball and its menu."""

    @staticmethod
    def add_menu(
        menu_id: str,
        menu_ico: str,
        menu_click_listener: Callable[[], None],
        remove_system: bool = False,
    ) -> Any:
        """Adds a menu entry to the floating ball.

        Args:
            menu_id: Unique id of the entry.
            menu_ico: Icon path or resource.
            menu_click_listener: Called on a tap.
            remove_system: `True` removes the built-in entries.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    @staticmethod
    def hide() -> Any:
        """Hides the floating ball.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    @staticmethod
    def show(x: float = -1, y: float = -1, dim: float = 1) -> Any:
        """Shows the floating ball.

        Args:
            x: Horizontal position; -1 keeps the default (manual of 2023: below 1 is a fraction of the
                screen, otherwise pixels).
            y: Vertical position; -1 keeps the default.
            dim: Opacity; 1 is opaque.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """


class ImageWindow:
    """Shows a picture on screen."""

    @staticmethod
    def show(file_or_bitmap_or_ndarray: str | Picture) -> Any:
        """Shows a picture.

        Args:
            file_or_bitmap_or_ndarray: File path, numpy array, PIL image or Android Bitmap.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """


class Loger(WebWindow):
    """Draggable log window.

    A WebWindow.
    """

    def __init__(self, html: str = ...) -> None:
        """Creates one.

        Args:
            html: Path of the log page; the default is the built-in page.
        """


class WebWindow:
    """Floating window that shows an HTML page."""

    def __init__(
        self,
        html: str,
        tunnel: Callable[[str, str], None] | None = None,
        id: int | None = None,
    ) -> None:
        """Creates one.

        Args:
            html: Path or content of the page.
            tunnel: Callback tunnel(key, value) for messages from JavaScript.
            id: Unique window id.
        """

    def background(self, color: str) -> Any:
        """Sets the background colour.

        Args:
            color: "#FFFFFF", or with alpha "#00000000".

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def call(self, js: str, res_callback: Callable[[Any], None] | None = None) -> Any:
        """Runs JavaScript in the page.

        Args:
            js: JavaScript code.
            res_callback: Called with the result.

        Returns:
            The result is not documented; the result goes to res_callback.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def close(self) -> Any:
        """Closes the window.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def dim_amount(self, dim: float = 0.5) -> Any:
        """Sets how dark the area behind the window is.

        Args:
            dim: 0.0 no dimming, 1.0 black.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def drag(self, is_drag: bool = False) -> Any:
        """Lets the user move the window.

        Args:
            is_drag: `True` allows dragging.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def dump(self) -> Any:
        """Exports the DOM of the page.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def get_html(self) -> str | None:
        """Gets the HTML of the page.

        Returns:
            HTML text, or `None` after 5 seconds.
        """

    def go_back(self) -> Any:
        """Goes to the previous page.

        Returns:
            Result (its type is not documented).

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def go_forward(self) -> Any:
        """Goes to the next page.

        Returns:
            Result (its type is not documented).

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def gravity(
        self,
        gravity: int | None = None,
        offset_x: int | None = None,
        offset_y: int | None = None,
    ) -> Any:
        """Places the window.

        Args:
            gravity: Android gravity number (manual of 2023: 3 left, 48 top, 5 right, 80 bottom, 17 centre;
                join with |).
            offset_x: Horizontal offset, pixels.
            offset_y: Vertical offset, pixels.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def height(self, height: int | str) -> Any:
        """Sets the window height.

        Args:
            height: Pixels, or text such as "80vh".

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def mode(self, mode: int = 0) -> Any:
        """Sets how the window takes touches.

        Args:
            mode: 0 normal, 3 floating (manual of 2023: 0 in and outside touchable, 1 only inside, 2 touches
                pass through, 3 both but no keyboard inside, -1 inside an activity).

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def on(self, key: str) -> Callable[[Callable[[str], None]], Callable[[str], None]]:
        """Gives a decorator that registers a handler for one key sent by JavaScript.

        Args:
            key: Message key.

        Returns:
            Decorator; the handler gets the value.
        """

    def show(self, wait: bool = False) -> Any:
        """Shows the window.

        Args:
            wait: `True` blocks until the window is closed.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def size(self, width: int | str | None = None, height: int | str | None = None) -> Any:
        """Sets the window size.

        Args:
            width: Pixels, or text such as "50vw".
            height: Pixels, or text such as "50vh".

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def tunner(self, fun: Callable[[str, str], None] | None = None) -> Any:
        """Sets the message callback.

        Args:
            fun: Callback fun(key, value).

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def type(self, ftype: int = 0) -> Any:
        """Sets the window type.

        Args:
            ftype: Window type; values not documented.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def width(self, width: int | str) -> Any:
        """Sets the window width.

        Args:
            width: Pixels, or text such as "80vw".

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def x(self, offset_x: int) -> Any:
        """Sets the horizontal offset.

        Args:
            offset_x: Pixels, counted from the gravity point.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def y(self, offset_y: int) -> Any:
        """Sets the vertical offset.

        Args:
            offset_y: Pixels, counted from the gravity point.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """
