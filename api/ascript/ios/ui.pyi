"""Shows HTML pages and the floating log."""

from collections.abc import Callable


class FloatWindow:
    """Shows and hides the log that floats over other apps (picture in picture)."""

    @staticmethod
    def hidden() -> None:
        """Hides the floating log; the same as `hide()`."""

    @staticmethod
    def hide() -> None:
        """Hides the floating log."""

    @staticmethod
    def show() -> None:
        """Shows the floating log again."""


class WebWindow:
    """Shows an HTML page as the surface of the script."""

    def __init__(self, ui_path: str, tunner: Callable[[str, str], None] | None = None) -> None:
        """Prepares the window; `show()` puts it on the screen.

        Args:
            ui_path: Path of the HTML file.
            tunner: Called with the key and the value of every message from the page; `None` for none.
        """

    def call(self, js_fun: str) -> None:
        """Runs JavaScript in the page.

        Args:
            js_fun: The code, for example a call of a function that the page defines.
        """

    def close(self) -> None:
        """Closes the window."""

    def show(self) -> None:
        """Brings the AScript app to the front and shows the page."""
