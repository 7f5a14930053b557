"""Knows the paths of the project."""

from pathlib import Path
from typing import Any


class R:
    """Project paths, in development and in packed programs.

    Class methods only.
    """

    @classmethod
    def get_root(cls) -> Path:
        """Gives the project folder, or the unpack folder of a packed program.

        Returns:
            Absolute path.
        """

    @classmethod
    def img(cls, path: str) -> str:
        """Gives the absolute path below res/img.

        Args:
            path: Path below res/img.

        Returns:
            Absolute path.
        """

    @classmethod
    def is_admin(cls) -> bool:
        """Tells whether the program has administrator rights.

        Returns:
            `True` or `False`.
        """

    @classmethod
    def res(cls, path: str) -> str:
        """Gives the absolute path below res.

        Args:
            path: Path below res.

        Returns:
            Absolute path.
        """

    @classmethod
    def run_as_admin(cls) -> Any:
        """Restarts the program with administrator rights (UAC prompt).

        The current process ends.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    @classmethod
    def ui(cls, path: str) -> str:
        """Gives the absolute path below res/ui.

        Args:
            path: Path below res/ui.

        Returns:
            Absolute path.
        """
