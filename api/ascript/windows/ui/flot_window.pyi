"""Shows a small panel that starts and stops a script."""

from collections.abc import Callable
from typing import Any, Literal


class FloatScriptWindow:
    """Shows a small panel to start and stop a script, with what it prints and an icon in the tray.

    Note:
        It is a kind of `WebWindow`, built by AScript.
    """

    def __init__(
        self,
        icon_path: str,
        title: str = "AScript",
        use_process: bool = True,
        auto_start: bool = False,
    ) -> None:
        """Prepares the panel; `show()` puts it on the screen.

        Args:
            icon_path: Path of the icon for panel and tray; `R.img()` gives one.
            title: Name of the script.
            use_process: `True` runs the script in a process of its own, which the vendor recommends.
            auto_start: `True` starts the script as soon as the panel is ready.
        """

    def on(self, event_name: Literal["start", "stop"]) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """Gives a decorator that registers the function to run on start or on stop.

        Args:
            event_name: `"start"` or `"stop"`: `@panel.on("start")`.

        Returns:
            The decorator.

        Note:
            The function for `"stop"` has about three seconds before the process of the script is ended.
        """

    def show(
        self,
        title: str = "AScriptControlPanel",
        debug: bool = False,
        width: int = 240,
        height: int = 76,
        **kwargs: Any,
    ) -> Any:
        """Shows the panel and waits until it is closed.

        In the process of the script itself, which imports the same file once more, it does nothing.

        Args:
            title: Title of the window.
            debug: `True` switches the debugging tools of the browser on.
            width: Width in pixels.
            height: Height in pixels.
            kwargs: Passed on to `WebWindow.show`.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def toggle_visible(self, icon: Any = None, item: Any = None) -> Any:
        """Hides the panel, or shows it again.

        Args:
            icon: Filled in by the tray icon. Leave it out.
            item: Filled in by the menu of the tray icon. Leave it out.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """
