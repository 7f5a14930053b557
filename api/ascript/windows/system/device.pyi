"""Identifies the computer."""

from typing import ClassVar


class Device:
    """Tells which computer the script runs on.

    Read it on the class itself: `Device.id`.

    Note:
        The vendor's page also shows groups such as `Device.os.type` and `Device.screen.physical`; the published
        code does not describe them.
    """

    id: ClassVar[str]
    """Id made from the hardware, in capital letters; it stays the same when Windows is installed anew."""
