"""Starts programs."""


class Launcher:
    """Finds programs that are installed and starts them.

    Call the methods on the class itself.
    """

    @staticmethod
    def run(name: str | None = None, path: str | None = None) -> bool:
        """Starts a program, without waiting for its window.

        Args:
            name: Name of the program, such as `"notepad"` or `"calc"`.
            path: Full path of the program file.

        Returns:
            `True` on success, otherwise `False`.
        """

    @staticmethod
    def get_info(name: str | None = None, path: str | None = None) -> tuple[str | None, str | None]:
        """Finds the file of a program by path, in the registry or among the shortcuts.

        Args:
            name: Name of the program, a regular expression.
            path: Full path of the program file.

        Returns:
            A pair of path and process name; the path is `None` when the program is not found.
        """
