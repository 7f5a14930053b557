"""Finds the files of the project, and asks for administrator rights."""

from pathlib import Path
from typing import Any


class R:
    """Finds files of the project, while you develop as in a packed program.

    Call the methods on the class itself.
    """

    @classmethod
    def img(cls, path: str) -> str:
        """Finds a picture in the project's folder `res/img`.

        Args:
            path: Path below `res/img`, such as `"logo.png"`.

        Returns:
            The absolute path. That the file is looked for is not documented: check that it exists.
        """

    @classmethod
    def ui(cls, path: str) -> str:
        """Finds a page in the project's folder `res/ui`.

        Args:
            path: Path below `res/ui`, such as `"form.html"`.

        Returns:
            The absolute path. That the file is looked for is not documented: check that it exists.
        """

    @classmethod
    def res(cls, path: str) -> str:
        """Finds any file in the project's folder `res`.

        Args:
            path: Path below `res`.

        Returns:
            The absolute path. That the file is looked for is not documented: check that it exists.
        """

    @classmethod
    def get_root(cls) -> Path:
        """Finds the folder of the project.

        Returns:
            The absolute path of the project, or in a packed program that of the folder it was unpacked to.
        """

    @classmethod
    def is_admin(cls) -> bool:
        """Tells whether the script has administrator rights.

        Returns:
            `True` when it has, otherwise `False`.
        """

    @classmethod
    def run_as_admin(cls) -> Any:
        """Starts the script anew with administrator rights and ends the running one.

        Windows asks the user for permission (UAC).

        Returns:
            Nothing when it succeeds, as the running script ends. What happens when the user refuses is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """
