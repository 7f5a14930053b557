"""Identifies the computer."""

from typing import ClassVar

from .._types import DeviceScreen, DeviceSystem


class Device:
    """Tells which computer the script runs on.

    Read it on the class itself: `Device.id`.
    """

    id: ClassVar[str]
    """Id made from the hardware, in capital letters; it stays the same when Windows is installed anew."""

    os: ClassVar[DeviceSystem]
    """Facts about the operating system, such as `Device.os.type`.

    Confidence:
        medium: The vendor's page shows it; the vendor's code does not describe it.
    """

    screen: ClassVar[DeviceScreen]
    """Facts about the screen, such as `Device.screen.physical`.

    Confidence:
        medium: The vendor's page shows it; the vendor's code does not describe it.
    """
