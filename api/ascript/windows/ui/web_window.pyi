"""Shows windows made of HTML and connects them with the script."""

from collections.abc import Callable
from typing import Any


class WebWindow:
    """Shows an HTML page in a window and lets it call functions of the script.

    The page calls them with `callPython("name", …)`. Windows draws it with Microsoft Edge, through the package
    pywebview.
    """

    def __init__(self, html_path: str, project_root: str | None = None) -> None:
        """Prepares the window; `show()` puts it on the screen.

        Args:
            html_path: Path of the page; `R.ui()` gives one.
            project_root: Folder of the project. `None` is the current folder.
        """

    def expose(self, func: Callable[..., Any]) -> Callable[..., Any]:
        """Lets the page call a function of the script.

        Write it above the function as `@window.expose`.

        Args:
            func: The function. The page calls it by its name.

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
            title: Title of the window.
            debug: `True` switches the debugging tools of the browser on.
            block: `True` waits until the window is closed, `False` shows it in the background.
            kwargs: What pywebview's `create_window` takes: `width`, `height`, `resizable`, `frameless` and
                others.

        Returns:
            Nothing, unless a subclass such as `LicenseWindow` sets a result and `block` is `True`.

        Confidence:
            medium: The result is known from the vendor's code alone.
        """

    def close(self) -> Any:
        """Closes the window.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """
