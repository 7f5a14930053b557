"""Starts programs."""


class Launcher:
    """Finds and starts Windows programs."""

    @staticmethod
    def get_info(name: str | None = None, path: str | None = None) -> tuple[str | None, str | None]:
        """Finds the program file of an app by path, registry or shortcut.

        Args:
            name: App name, a regular expression.
            path: Full path of the program.

        Returns:
            (path, process name); the path is `None` when not found.
        """

    @staticmethod
    def run(name: str | None = None, path: str | None = None) -> bool:
        """Starts a program.

        Args:
            name: App name such as "notepad" or "calc".
            path: Full path of the program.

        Returns:
            `True` on success, `False` otherwise.
        """
