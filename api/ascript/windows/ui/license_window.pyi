"""Shows the activation window."""


class LicenseWindow:
    """Window that asks for an activation code.

    A WebWindow whose `show()` gives `True` or `False`.
    """

    def __init__(self, app_id: str) -> None:
        """Creates one.

        Args:
            app_id: Id of the app to license.
        """
