"""Asks the user for an activation key."""

from .web_window import WebWindow


class LicenseWindow(WebWindow):
    """Asks the user for an activation key; its `show()` gives `True` or `False`."""

    def __init__(self, app_id: str) -> None:
        """Prepares the window; `show()` puts it on the screen.

        Args:
            app_id: Id of the program that the key is for.
        """
