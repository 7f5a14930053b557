"""Shows windows made of HTML."""

from collections.abc import Callable
from typing import Any


class WebWindow:
    """Window that shows an HTML page, based on pywebview."""

    def __init__(self, html_path: str, project_root: str | None = None) -> None:
        """Creates one.

        Args:
            html_path: Path of the page.
            project_root: Project folder; `None` is the current folder.
        """

    def close(self) -> Any:
        """Closes the window.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def expose(self, func: Callable[..., Any]) -> Callable[..., Any]:
        """Makes a Python function callable from the page with callPython("name", ...).

        Usable as a decorator.

        Args:
            func: Function to expose.

        Returns:
            The function itself.
        """

    def show(
        self,
        title: str = "AScript Window",
        debug: bool = False,
        block: bool = True,
        **kwargs: Any,
    ) -> Any:
        """Shows the window.

        Args:
            title: Window title.
            debug: `True` switches the web view's debug mode on.
            block: `True` waits until the window closes, `False` runs in the background.
            kwargs: Passed on to webview.create_window, such as width, height, frameless.

        Returns:
            Value set by the subclass when blocking, nothing otherwise.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """
