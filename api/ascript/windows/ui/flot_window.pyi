"""Shows a control panel for a script."""

from collections.abc import Callable
from typing import Any


class FloatScriptWindow:
    """Small control panel with start and stop, log and tray icon.

    A WebWindow.
    """

    def __init__(
        self,
        icon_path: str,
        title: str = "AScript",
        use_process: bool = True,
        auto_start: bool = False,
    ) -> None:
        """Creates one.

        Args:
            icon_path: Icon file for window and tray.
            title: Window title.
            use_process: `True` runs the script in its own process.
            auto_start: `True` starts the script as soon as the window is ready.
        """

    def on(self, event_name: str) -> Callable[..., Any]:
        """Gives a decorator that registers an event handler.

        Args:
            event_name: "start" or "stop".

        Returns:
            Decorator.
        """

    def show(
        self,
        title: str = "AScriptControlPanel",
        debug: bool = False,
        width: int = 240,
        height: int = 76,
        **kwargs: Any,
    ) -> Any:
        """Shows the panel and enter the event loop.

        Returns at once in child processes.

        Args:
            title: Window title.
            debug: `True` switches the web view's debug mode on.
            width: Width, pixels.
            height: Height, pixels.
            kwargs: Passed on to `WebWindow.show()`.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def toggle_visible(self, icon: Any = None, item: Any = None) -> Any:
        """Shows or hide the panel.

        Args:
            icon: Tray icon, filled in by the tray.
            item: Menu item, filled in by the tray.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """
