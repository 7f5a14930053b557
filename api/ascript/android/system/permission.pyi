"""Checks and asks for Android's permissions."""

from typing import Final, Literal

ACCESSIBILITY_SERVICE: Final[str]
"""Key of the accessibility service, which is granted on a settings page."""

ACCESS_COARSE_LOCATION: Final[str]
"""Key of the permission to know the rough position."""

ACCESS_FINE_LOCATION: Final[str]
"""Key of the permission to know the exact position."""

BLUETOOTH: Final[str]
"""Another name of `BLUETOOTH_CONNECT`."""

BLUETOOTH_CONNECT: Final[str]
"""Key of the permission to connect to Bluetooth devices.

Requires:
    Android 12 or newer
"""

BLUETOOTH_SCAN: Final[str]
"""Key of the permission to look for Bluetooth devices.

Requires:
    Android 12 or newer
"""

CAMERA: Final[str]
"""Key of the permission to use the camera."""

CONTACTS: Final[str]
"""Another name of `READ_CONTACTS`."""

DEFAULT_TIMEOUT: Final[int]
"""How long `request()` and `ensure()` wait for the user, 30 seconds.

Confidence:
    medium: The number comes from the description; the code shows only the name.
"""

DENIED: Final[Literal[0]] = 0
"""Result of `request()`: the user refused, or the permission is granted on a settings page."""

GRANTED: Final[Literal[1]] = 1
"""Result of `request()`: the permission is granted."""

LOCATION: Final[str]
"""Another name of `ACCESS_FINE_LOCATION`."""

MICROPHONE: Final[str]
"""Another name of `RECORD_AUDIO`."""

NOTIFICATION: Final[str]
"""Another name of `POST_NOTIFICATIONS`."""

PHONE: Final[str]
"""Another name of `READ_PHONE_STATE`."""

POST_NOTIFICATIONS: Final[str]
"""Key of the permission to show notifications.

Requires:
    Android 13 or newer
"""

READ_CONTACTS: Final[str]
"""Key of the permission to read the contacts."""

READ_EXTERNAL_STORAGE: Final[str]
"""Key of the permission to read shared files."""

READ_PHONE_NUMBERS: Final[str]
"""Key of the permission to read the own numbers.

Requires:
    Android 8 or newer
"""

READ_PHONE_STATE: Final[str]
"""Key of the permission to read the state of the telephone."""

READ_SMS: Final[str]
"""Key of the permission to read text messages."""

RECORD_AUDIO: Final[str]
"""Key of the permission to record sound."""

SMS: Final[str]
"""Another name of `READ_SMS`."""

STORAGE: Final[str]
"""Another name of `READ_EXTERNAL_STORAGE`."""

TIMEOUT: Final[Literal[-1]] = -1
"""Result of `request()`: the user did not answer in time."""

UNSUPPORTED: Final[Literal[-2]] = -2
"""Result of `request()`: the permission cannot be asked for here.

Confidence:
    medium: The vendor's code says "not supported"; the exact case is not documented.
"""

WRITE_EXTERNAL_STORAGE: Final[str]
"""Key of the permission to write shared files."""


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
