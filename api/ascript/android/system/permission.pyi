"""Checks and asks for permissions."""

from typing import Final

ACCESSIBILITY_SERVICE: Final[str]
"""Key of the accessibility service (settings page).

Confidence:
    medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
"""

CAMERA: Final[str]
"""Key of the camera permission.

Confidence:
    medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
"""

DEFAULT_TIMEOUT: Final[float]
"""Default time limit of `request()`.

Said to be 30 seconds.

Confidence:
    medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
"""

DENIED: Final[int] = 0
"""`Request()` result: refused."""

GRANTED: Final[int] = 1
"""`Request()` result: granted."""

TIMEOUT: Final[int] = -1
"""`Request()` result: no answer in time."""

UNSUPPORTED: Final[int] = -2
"""`Request()` result: not supported."""


def ensure(key: str, timeout: float = DEFAULT_TIMEOUT) -> bool:
    """Asks for a permission unless it is already granted.

    Args:
        key: Android permission name ("android.permission.CAMERA"), settings key ("accessibility_service")
            or alias ("camera").
        timeout: Seconds to wait for the user; the default is said to be 30.

    Returns:
        `True` when granted in the end.
    """


def has(key: str) -> bool:
    """Tells whether a permission is granted.

    Args:
        key: Android permission name ("android.permission.CAMERA"), settings key ("accessibility_service")
            or alias ("camera").

    Returns:
        `True` when granted.
    """


def is_granted(key: str) -> bool:
    """Does the same as `has()`.

    Args:
        key: Android permission name ("android.permission.CAMERA"), settings key ("accessibility_service")
            or alias ("camera").

    Returns:
        `True` when granted.
    """


def list_all() -> list[str]:
    """Gives all known permission keys.

    Returns:
        List of keys.
    """


def request(key: str, timeout: float = DEFAULT_TIMEOUT) -> int:
    """Asks for a permission.

    Waits for runtime permissions, returns at once for settings pages.

    Args:
        key: Android permission name ("android.permission.CAMERA"), settings key ("accessibility_service")
            or alias ("camera").
        timeout: Seconds to wait for the user; the default is said to be 30.

    Returns:
        GRANTED, DENIED, TIMEOUT or UNSUPPORTED; DENIED at once for settings pages, so poll `has()`.
    """
