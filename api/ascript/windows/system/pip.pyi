"""Installs Python packages."""

from typing import Final


class Pip:
    """Installs Python packages."""

    MIRRORS: Final[dict[str, str]]
    """Known package indexes."""

    @staticmethod
    def ensure(package_spec: str, index_url: str | None = None) -> bool:
        """Installs a package unless it is already there.

        Args:
            package_spec: Package name, optionally with a version such as "requests>=2.28".
            index_url: Package index address; `None` picks the fastest known one.

        Returns:
            `True` when present in the end.
        """

    @staticmethod
    def install(package_spec: str, upgrade: bool = False, index_url: str | None = None) -> bool:
        """Installs a package.

        Args:
            package_spec: Package name, optionally with a version such as "requests>=2.28".
            upgrade: `True` updates to the newest version.
            index_url: Package index address; `None` picks the fastest known one.

        Returns:
            `True` on success.
        """

    @staticmethod
    def is_installed(package_spec: str) -> bool:
        """Tells whether a package is installed.

        Args:
            package_spec: Package name, optionally with a version such as "requests>=2.28".

        Returns:
            `True` when installed.
        """

    @staticmethod
    def remove(package_name: str) -> bool:
        """Removes a package.

        Args:
            package_name: Package name.

        Returns:
            `True` on success.
        """
