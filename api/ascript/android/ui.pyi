"""Shows dialogs, windows, pictures, drawings and the log over other apps."""

from collections.abc import Callable
from typing import Any, Literal, overload

from ._types import Picture


class Canvas:
    """Draws shapes and texts on a transparent layer over the whole screen.

    Positions are physical pixels, as in screenshots.
    """

    def __init__(self, offset_y: int | None = None) -> None:
        """Prepares the layer; `show()` puts it on the screen.

        Args:
            offset_y: How far to move drawings up or down, in physical pixels. `None` takes the height of the
                status bar, `0` moves nothing.
        """

    def clear(self) -> Any:
        """Removes all drawings.

        Returns:
            The result is not documented.

        Confidence:
            medium: The vendor's code gives the name alone; what the call does is not documented.
        """

    def close(self) -> Any:
        """Takes the layer off the screen.

        Returns:
            The result is not documented.

        Confidence:
            medium: The vendor's code gives the name alone; what the call does is not documented.
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
        """Draws an arrow from the first point to the second.

        Args:
            x1: Start, pixels from the left edge.
            y1: Start, pixels from the top edge.
            x2: End, pixels from the left edge.
            y2: End, pixels from the top edge.
            color: Colour of the line as text, such as `"#ff0000"`.
            stroke_width: Width of the line, in pixels.
            duration: How long the drawing stays, in milliseconds.
            id: Name by which `remove()` finds the drawing; `None` for none.

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
        """Draws a circle around a point.

        Args:
            x: Centre, pixels from the left edge.
            y: Centre, pixels from the top edge.
            radius: Radius in pixels.
            color: Colour of the line as text, such as `"#ff0000"`.
            stroke_width: Width of the line, in pixels.
            duration: How long the drawing stays, in milliseconds.
            label: Text beside the shape; `None` for none.
            font_size: Size of the text; its unit is not documented.
            id: Name by which `remove()` finds the drawing; `None` for none.

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
            x: Pixels from the left edge.
            y: Pixels from the top edge.
            size: Width and height of the cross, in pixels.
            color: Colour of the line as text, such as `"#ff0000"`.
            stroke_width: Width of the line, in pixels.
            duration: How long the drawing stays, in milliseconds.
            label: Text beside the shape; `None` for none.
            font_size: Size of the text; its unit is not documented.
            id: Name by which `remove()` finds the drawing; `None` for none.

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
        """Draws a straight line between two points.

        Args:
            x1: Start, pixels from the left edge.
            y1: Start, pixels from the top edge.
            x2: End, pixels from the left edge.
            y2: End, pixels from the top edge.
            color: Colour of the line as text, such as `"#ff0000"`.
            stroke_width: Width of the line, in pixels.
            duration: How long the drawing stays, in milliseconds.
            id: Name by which `remove()` finds the drawing; `None` for none.

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
        """Draws an ellipse that fits into a rectangle.

        Args:
            x1: One corner, pixels from the left edge.
            y1: One corner, pixels from the top edge.
            x2: The opposite corner, pixels from the left edge.
            y2: The opposite corner, pixels from the top edge.
            color: Colour of the line as text, such as `"#ff0000"`.
            stroke_width: Width of the line, in pixels.
            duration: How long the drawing stays, in milliseconds.
            id: Name by which `remove()` finds the drawing; `None` for none.

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
        """Draws a dot at a point.

        Args:
            x: Pixels from the left edge.
            y: Pixels from the top edge.
            color: Colour as text, such as `"#ff0000"`.
            radius: Radius of the dot, in pixels.
            duration: How long the drawing stays, in milliseconds.
            id: Name by which `remove()` finds the drawing; `None` for none.

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
        """Draws a line through several points.

        Args:
            points: Points `(x, y)`, in pixels.
            color: Colour of the line as text, such as `"#ff0000"`.
            stroke_width: Width of the line, in pixels.
            duration: How long the drawing stays, in milliseconds.
            close: `True` joins the last point to the first.
            id: Name by which `remove()` finds the drawing; `None` for none.

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
        """Draws the outline of a rectangle.

        Args:
            x1: One corner, pixels from the left edge.
            y1: One corner, pixels from the top edge.
            x2: The opposite corner, pixels from the left edge.
            y2: The opposite corner, pixels from the top edge.
            color: Colour of the line as text, such as `"#ff0000"`.
            stroke_width: Width of the line, in pixels.
            duration: How long the drawing stays, in milliseconds.
            label: Text beside the shape; `None` for none.
            font_size: Size of the text; its unit is not documented.
            id: Name by which `remove()` finds the drawing; `None` for none.

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
        """Draws a rectangle filled with a see-through colour.

        Args:
            x1: One corner, pixels from the left edge.
            y1: One corner, pixels from the top edge.
            x2: The opposite corner, pixels from the left edge.
            y2: The opposite corner, pixels from the top edge.
            color: Colour of the line as text, such as `"#ff0000"`.
            fill: Colour of the inside, such as `"rgba(255,0,255,0.15)"`.
            stroke_width: Width of the line, in pixels.
            duration: How long the drawing stays, in milliseconds.
            label: Text beside the shape; `None` for none.
            font_size: Size of the text; its unit is not documented.
            id: Name by which `remove()` finds the drawing; `None` for none.

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
        """Draws a text.

        Args:
            x: Where the text begins, pixels from the left edge.
            y: Where the text stands, pixels from the top edge; whether its top or its foot is not documented.
            text: Text to draw.
            color: Colour as text, such as `"#ff0000"`.
            font_size: Size of the text; its unit is not documented.
            duration: How long the drawing stays, in milliseconds.
            id: Name by which `remove()` finds the drawing; `None` for none.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def remove(self, id: str) -> Any:
        """Removes the drawing with a certain id.

        Args:
            id: The id that was given when it was drawn.

        Returns:
            The result is not documented.

        Confidence:
            medium: The vendor's code gives the name alone; what the call does is not documented.
        """

    def show(self, wait: bool = True) -> Any:
        """Puts the layer on the screen.

        Args:
            wait: Its meaning is not documented.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """


class Dialog:
    """Shows short messages, and asks the user questions."""

    @staticmethod
    def alert(msg: str, submit: str = "确认") -> bool:
        """Shows a message and waits until the user taps its button.

        Args:
            msg: Text of the message.
            submit: Label of the button; the default means "Confirm".

        Returns:
            `True` when the user has tapped the button. What comes back when the dialog is dismissed in another
            way is not documented.
        """

    @staticmethod
    def confirm(msg: str, title: str | None = None, submit: str = "确认", cancel: str = "取消") -> bool:
        """Asks a question and waits until the user taps one of two buttons.

        Args:
            msg: Text of the question.
            title: Title of the dialog; `None` for none.
            submit: Label of the button to agree; the default means "Confirm".
            cancel: Label of the button to refuse; the default means "Cancel".

        Returns:
            `True` for the button to agree, `False` for the other. What comes back when the dialog is dismissed
            in another way is not documented.
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
        """Asks for a text and waits until the user has typed it.

        Args:
            msg: Text of the question; the default means "Please enter information".
            title: Title of the dialog; `None` for none.
            value: Text that the field shows at first; `None` for none.
            hint: Hint that the empty field shows; `None` for none.
            submit: Label of the button to agree; the default means "Confirm".
            cancel: Label of the button to refuse; the default means "Cancel".

        Returns:
            The text, or `None` when the user cancels.
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
            items: Texts to choose from.
            msg: Text of the question; the default means "Please choose".
            title: Title of the dialog; `None` for none.
            submit: Label of the button to agree; the default means "Confirm".
            cancel: Label of the button to refuse; the default means "Cancel".

        Returns:
            The choice; whether as text or as number is not documented.

        Confidence:
            medium: The vendor's code gives the signature alone; what comes back is not documented.
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
    ) -> None:
        """Shows a short message that goes away by itself.

        Args:
            msg: Text of the message.
            dur: How long it stays, in milliseconds.
            gravity: Anchor, a number of Android's `Gravity`; `1 | 16` is the middle of the screen.
            x: Distance from the anchor to the right. A whole number is pixels, a fraction such as `0.2` a share
                of the screen's width.
            y: Distance from the anchor downwards. A whole number is pixels, a fraction such as `0.2` a share of
                the screen's height.
            bg_color: Colour of the background, such as `"#000000"`; `None` uses the default.
            color: Colour of the text, such as `"#FFFFFF"`; `None` uses the default.
            font_size: Size of the text in dp; `0` uses the default, 10.
        """


class FloatWindow:
    """Shows, moves and hides the app's floating button, and adds to its menu."""

    @staticmethod
    def add_menu(
        menu_id: str,
        menu_ico: str,
        menu_click_listener: Callable[[], None],
        remove_system: bool = False,
    ) -> None:
        """Adds a button of your own to the menu of the floating button.

        Args:
            menu_id: Id of the button, different from all others.
            menu_ico: Path of the picture on the button.
            menu_click_listener: Called without arguments when the button is tapped.
            remove_system: `True` removes the buttons that the app puts there.
        """

    @staticmethod
    def hide() -> None:
        """Hides the floating button."""

    @staticmethod
    def show(x: float = -1, y: float = -1, dim: float = 1) -> None:
        """Shows the floating button at a place and with an opacity.

        Args:
            x: Distance from the left edge. A whole number is pixels, a fraction such as `0.2` a share of the
                screen's width; `-1` is the right edge.
            y: Distance from the top edge. A whole number is pixels, a fraction such as `0.2` a share of the
                screen's height; `-1` is the bottom edge.
            dim: Opacity from 0 to 1; `1` is opaque.

        Note:
            At `0` or `-1` the button tucks itself into the edge; at any other position it stays.
        """


class ImageWindow:
    """Shows a picture in a window over the screen."""

    @staticmethod
    def show(file_or_bitmap_or_ndarray: str | Picture) -> None:
        """Shows a picture in a window.

        Args:
            file_or_bitmap_or_ndarray: Path of a picture file, an OpenCV array in BGR order, a PIL image or an
                Android Bitmap.

        Note:
            How the window is closed is not documented.
        """


class Loger(WebWindow):
    """Shows the log of the script in a window that the user can move.

    The name is spelt this way. All methods of `WebWindow` work with it, and there is one such window only.
    """

    def __init__(self, html: str = ...) -> None:
        """Prepares the window; `show()` puts it on the screen.

        Args:
            html: Path of an HTML page of your own; the default is the built-in page.
        """


class WebWindow:
    """Shows an HTML page in a window over other apps."""

    def __init__(
        self,
        html: str,
        tunnel: Callable[[str, str], None] | None = None,
        id: int | None = None,
    ) -> None:
        """Prepares the window; `show()` puts it on the screen.

        Args:
            html: Path of an HTML file, or a web address.
            tunnel: Called with the key and the value of every message from the page; `None` for none.
            id: Number of the window, different from all others; `None` lets the app choose.
        """

    def background(self, color: str) -> Any:
        """Sets the colour behind the page; without it the background is white.

        Args:
            color: Colour as `"#RRGGBB"` or, with opacity first, `"#AARRGGBB"`; `"#00000000"` is transparent.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def call(self, js: str, res_callback: Callable[[Any], None] | None = None) -> Any:
        """Runs JavaScript in the page.

        Args:
            js: The code, for example a call of a function that the page defines.
            res_callback: Called with the result; `None` when you do not need it.

        Returns:
            Not documented; `res_callback` receives what the code gives.

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
        """Sets how dark the screen behind the window is.

        Args:
            dim: From 0 for no shade to 1 for black.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def drag(self, is_drag: bool = False) -> Any:
        """Sets whether the user can move and resize the window.

        Args:
            is_drag: `True` shows a bar to move it by and a handle to resize it by.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def dump(self) -> Any:
        """Gives the structure (DOM) of the page.

        Returns:
            The structure; its form is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def get_html(self) -> str | None:
        """Gives the HTML of the page.

        Returns:
            The HTML, or `None` when it has not come within 5 seconds.
        """

    def go_back(self) -> Any:
        """Goes back to the page before.

        Returns:
            The outcome; its form is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def go_forward(self) -> Any:
        """Goes forward again to the page after.

        Returns:
            The outcome; its form is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def gravity(
        self,
        gravity: int | None = None,
        offset_x: int | None = None,
        offset_y: int | None = None,
    ) -> Any:
        """Sets the edge or corner of the screen where the window appears.

        Args:
            gravity: Number of Android's `Gravity`: 3 left, 5 right, 48 top, 80 bottom, 17 middle; join two with
                `|`.
            offset_x: Distance from there, in pixels.
            offset_y: Distance from there, in pixels.

        Returns:
            The result is not documented.

        Note:
            A value of `0` is ignored in each of the three.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def height(self, height: int | str) -> Any:
        """Sets the height of the window.

        Args:
            height: Pixels, or a share of the screen such as `"50vh"` for half its height.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def mode(self, mode: Literal[-1, 0, 1, 2, 3] = 0) -> WebWindow:
        """Sets how the window takes touches and the keyboard.

        Args:
            mode: `0` touches inside and outside, `1` touches inside only, `2` touches fall through, `3` as `0`
                but without a keyboard inside, `-1` a window of an Android activity.

        Returns:
            The window, so that calls can be chained.

        Confidence:
            medium: The vendor's page gives modes and result; its code from 2026 describes `0` and `3` alone.
        """

    def on(self, key: str) -> Callable[[Callable[[str], None]], Callable[[str], None]]:
        """Gives a decorator that registers a function for the messages with one key.

        Args:
            key: Key of the messages.

        Returns:
            The decorator. The function gets the value of each message.
        """

    def show(self, wait: bool = False) -> Any:
        """Puts the window on the screen.

        Args:
            wait: `True` waits until the window is closed.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def size(self, width: int | str | None = None, height: int | str | None = None) -> Any:
        """Sets width and height of the window.

        Args:
            width: Pixels, or a share of the screen such as `"80vw"`; `None` leaves it.
            height: Pixels, or a share of the screen such as `"50vh"`; `None` leaves it.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    @overload
    def tunner(self, fun: None = None) -> Callable[[Callable[[str, str], None]], Callable[[str, str], None]]:
        """Registers a function that receives all messages from the page.

        Without an argument it gives a decorator. The name is spelt this way.

        Args:
            fun: Called with the key and the value of each message.

        Returns:
            The decorator when it is called without a function; otherwise the result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    @overload
    def tunner(self, fun: Callable[[str, str], None]) -> Any: ...

    def type(self, ftype: int = 0) -> Any:
        """Sets the type of the window.

        Args:
            ftype: Type of the window; its values are not documented.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def width(self, width: int | str) -> Any:
        """Sets the width of the window.

        Args:
            width: Pixels, or a share of the screen such as `"80vw"` for four fifths of its width.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def x(self, offset_x: int) -> Any:
        """Moves the window sideways.

        Args:
            offset_x: Distance from the edge that `gravity()` sets, in pixels.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def y(self, offset_y: int) -> Any:
        """Moves the window up or down.

        Args:
            offset_y: Distance from the edge that `gravity()` sets, in pixels.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """
