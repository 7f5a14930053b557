"""Installs Python packages while a script runs."""

from typing import Final


class Pip:
    """Installs, checks and removes Python packages.

    Call the methods on the class itself.
    """

    MIRRORS: Final[dict[str, str]]
    """Addresses of package indexes by name: the Chinese mirrors `tsinghua` and `aliyun`, and `pypi`."""

    @staticmethod
    def is_installed(package_spec: str) -> bool:
        """Tells whether a package is installed.

        Args:
            package_spec: Name of the package, with a version if it matters: `requests>=2.28`.

        Returns:
            `True` when it is installed, otherwise `False`.
        """

    @staticmethod
    def ensure(package_spec: str, index_url: str | None = None) -> bool:
        """Installs a package unless it is there already.

        Args:
            package_spec: Name of the package, with a version if it matters: `requests>=2.28`.
            index_url: Address of the package index. `None` takes the fastest of those in `Pip.MIRRORS`.

        Returns:
            `True` when the package is there in the end, otherwise `False`.
        """

    @staticmethod
    def install(package_spec: str, upgrade: bool = False, index_url: str | None = None) -> bool:
        """Installs a package.

        Args:
            package_spec: Name of the package, with a version if it matters: `requests>=2.28`.
            upgrade: `True` brings a package that is there to its newest version.
            index_url: Address of the package index. `None` takes the fastest of those in `Pip.MIRRORS`.

        Returns:
            `True` on success, otherwise `False`.
        """

    @staticmethod
    def remove(package_name: str) -> bool:
        """Removes a package.

        Args:
            package_name: Name of the package, without a version.

        Returns:
            `True` on success, otherwise `False`.
        """
