"""Asks the user for an activation key."""

from .web_window import WebWindow


class LicenseWindow(WebWindow):
    """A window that asks for an activation key; its `show()` gives `True` or `False`."""

    def __init__(self, app_id: str) -> None:
        """Makes the window, without showing it.

        Args:
            app_id: Id of the program that the key is for.
        """
