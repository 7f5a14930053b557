"""Shows windows and the log."""

from collections.abc import Callable


class FloatWindow:
    """The picture-in-picture window."""

    @staticmethod
    def hidden() -> None:
        """Hides the window.

        Same as `hide()`.
        """

    @staticmethod
    def hide() -> None:
        """Hides the window."""

    @staticmethod
    def show() -> None:
        """Shows the window."""


class WebWindow:
    """Window that shows a web page."""

    def __init__(self, ui_path: str, tunner: Callable[[str, str], None] | None = None) -> None:
        """Creates one.

        Args:
            ui_path: Path of the page.
            tunner: Callback for messages from JavaScript.
        """

    def call(self, js_fun: str) -> None:
        """Runs a JavaScript function in the page.

        Args:
            js_fun: JavaScript call.
        """

    def close(self) -> None:
        """Closes the window."""

    def show(self) -> None:
        """Shows the window and bring the app to the front."""
