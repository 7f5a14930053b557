"""Tells about the device and makes it vibrate."""

from typing import Any

from .._types import Orientation


def get_battery_info() -> Any:
    """Gives the level of the battery and whether it charges.

    Returns:
        The values `level` and `state`. The level of iOS is a share from 0 to 1, or -1 when it is not known; the states
        are 0 unknown, 1 unplugged, 2 charging, 3 full.

    Confidence:
        medium: A text in the vendor's code calls it a dict, its client gives an object.
    """


def get_device_id() -> str:
    """Gives the unique id (UUID) of the device.

    Returns:
        The id.
    """


def get_device_model() -> str:
    """Gives the model of the device.

    Returns:
        The model.
    """


def get_device_name() -> str:
    """Gives the name of the device.

    Returns:
        The name.
    """


def get_orientation() -> Orientation:
    """Gives how the screen is rotated.

    Returns:
        The rotation, which also compares with texts such as `"PORTRAIT"`.
    """


def get_screen_scale() -> float:
    """Gives how many physical pixels stand for one point.

    Returns:
        `2.0` or `3.0` on Retina screens.
    """


def get_screen_size() -> tuple[int, int]:
    """Gives the size of the screen.

    Returns:
        `(width, height)` in physical pixels.

    Confidence:
        medium: That it counts pixels is known from public scripts alone; `screen.size()` surely does.
    """


def get_screen_size_logical() -> Any:
    """Gives the size of the screen in points.

    Returns:
        The size; its form is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def vibrate(duration: float, intensity: float = 0.5) -> None:
    """Makes the device vibrate.

    Args:
        duration: How long, in milliseconds.
        intensity: Strength from 0 to 1.
    """
