"""Asks about the device."""

from typing import Any

from .._types import Orientation


def get_battery_info() -> dict[str, Any]:
    """Gives the battery state.

    Returns:
        Dict with level and charging state.
    """


def get_device_id() -> str:
    """Gives the UUID of the device.

    Returns:
        UUID.
    """


def get_device_model() -> str:
    """Gives the model of the device.

    Returns:
        Model text.
    """


def get_device_name() -> str:
    """Gives the name of the device.

    Returns:
        Device name.
    """


def get_orientation() -> Orientation:
    """Gives the screen orientation.

    Returns:
        Orientation value.
    """


def get_screen_scale() -> float:
    """Gives the screen scale factor.

    Returns:
        2.0 or 3.0 on Retina screens.
    """


def get_screen_size() -> tuple[int, int]:
    """Gives the screen size.

    Returns:
        (width, height).
    """


def get_screen_size_logical() -> Any:
    """Gives the screen size in logical points.

    Returns:
        Size (its type is not documented).

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def vibrate(duration: float, intensity: float = 0.5) -> Any:
    """Vibrates the device.

    Args:
        duration: Milliseconds.
        intensity: Strength 0-1.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """
