"""Identifies the computer."""


class Device:
    """Information about the computer.

    Read on the class itself.
    """

    @property
    def id(self) -> str:
        """Id made from the hardware.

        Survives a new Windows installation (a class-level property, no call).
        """
