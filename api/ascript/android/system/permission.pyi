"""Checks and asks for Android's permissions."""

from typing import Final, Literal

ACCESSIBILITY_SERVICE: Final[str]
"""Key of the accessibility service, which is granted on a settings page."""

CAMERA: Final[str]
"""Key of the permission to use the camera."""

DEFAULT_TIMEOUT: Final[int]
"""How long `request()` and `ensure()` wait for the user, 30 seconds.

Confidence:
    medium: The number comes from the description; the code shows only the name.
"""

DENIED: Final[Literal[0]] = 0
"""Result of `request()`: the user refused, or the permission is granted on a settings page."""

GRANTED: Final[Literal[1]] = 1
"""Result of `request()`: the permission is granted."""

TIMEOUT: Final[Literal[-1]] = -1
"""Result of `request()`: the user did not answer in time."""

UNSUPPORTED: Final[Literal[-2]] = -2
"""Result of `request()`: the permission cannot be asked for here.

Confidence:
    medium: The vendor's code says "not supported"; the exact case is not documented.
"""


def ensure(key: str, timeout: int = DEFAULT_TIMEOUT) -> bool:
    """Asks for a permission unless it is granted already.

    Args:
        key: Constant of this module, permission such as `"android.permission.CAMERA"`, or short name such as
            `"camera"`.
        timeout: How long to wait for the user, in seconds.

    Returns:
        `True` when the permission is granted in the end. A permission of a settings page gives `False` at
        first.
    """


def has(key: str) -> bool:
    """Tells whether a permission is granted now.

    Args:
        key: Constant of this module, permission such as `"android.permission.CAMERA"`, or short name such as
            `"camera"`.

    Returns:
        `True` when it is granted.
    """


def is_granted(key: str) -> bool:
    """Tells whether a permission is granted now; the same as `has()`.

    Args:
        key: Constant of this module, permission such as `"android.permission.CAMERA"`, or short name such as
            `"camera"`.

    Returns:
        `True` when it is granted.
    """


def list_all() -> list[str]:
    """Gives the keys of all permissions that this module knows.

    Returns:
        The keys.
    """


def request(key: str, timeout: int = DEFAULT_TIMEOUT) -> Literal[1, 0, -1, -2]:
    """Asks the user for a permission.

    For an ordinary permission the system's dialog opens and the call waits for the answer. For one that is
    granted on a settings page, that page opens and the call returns at once.

    Args:
        key: Constant of this module, permission such as `"android.permission.CAMERA"`, or short name such as
            `"camera"`.
        timeout: How long to wait for the user, in seconds.

    Returns:
        `GRANTED`, `DENIED`, `TIMEOUT` or `UNSUPPORTED`. For a settings page it is `DENIED` at once: ask `has()`
        again later.
    """
