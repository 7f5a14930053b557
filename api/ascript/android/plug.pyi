"""Loads plug-ins, and Java classes from packages."""

from typing import Any


def inject(file_path: str) -> Any:
    """Makes the Java classes of a package importable by their names.

    Native libraries in the package are loaded too. Calling it again for the same file does nothing.

    Args:
        file_path: Path of the `.apk`, `.jar` or `.dex` file; a desktop `.jar` must be converted to dex first.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def load(plug_and_version: str) -> Any:
    """Downloads a plug-in, so that its Python package can be imported.

    Args:
        plug_and_version: Name of the plug-in, or name and version such as `"first:1.0"`; without a version the
            newest comes.

    Returns:
        What the app answers; its form is not documented, nor is what comes back on failure.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def load_apk(file_path: str) -> Any:
    """Loads an APK, AAR, AAB or JAR file with a class loader of its own.

    Native libraries (`.so`) in the file are loaded too.

    Args:
        file_path: Absolute path of the file.

    Returns:
        Android's `dalvik.system.DexClassLoader`, for `Class.forName(name, True, loader)`. What comes back on
        failure is not documented.

    Confidence:
        medium: The result is that of the vendor's page; its code does not describe it.
    """


def load_apk_dir(file_path: str) -> Any:
    """Loads every APK file in a folder.

    Args:
        file_path: Path of the folder.

    Returns:
        What the app answers; its form is not documented, nor is what comes back on failure.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """
