"""Loads plug-ins and Java code."""

from typing import Any


def inject(file_path: str) -> Any:
    """Puts the dex code of a package into the app's main class loader so its Java classes can be imported.

    Calling again for the same file does nothing.

    Args:
        file_path: Path of an .apk, .jar or .dex file.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def load(plug_and_version: str) -> Any:
    """Downloads and load a plugin.

    Args:
        plug_and_version: "name:version", for example "alimedia:1.0".

    Returns:
        Result of loading (its type is not documented).

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def load_apk(file_path: str) -> Any:
    """Loads an APK file as a plugin.

    Args:
        file_path: Absolute path of the APK.

    Returns:
        Result of loading (its type is not documented).

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def load_apk_dir(file_path: str) -> Any:
    """Loads every APK of a folder as a plugin.

    Args:
        file_path: Folder with APK files.

    Returns:
        Result of loading (its type is not documented).

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """
