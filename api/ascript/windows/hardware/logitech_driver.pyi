"""Drives the mouse through a Logitech driver."""

from typing import Final


class LogitechDriver:
    """Mouse input through the Logitech G HUB driver.

    G HUB must be installed and running.
    """

    DLL_NAME: Final[str] = "LogitechGkeyEnginesWrapper.dll"
    """Name of the SDK library."""

    @classmethod
    def advanced_click_guide(cls) -> bool:
        """Checks administrator rights and driver, and print the findings.

        Returns:
            `True` when the driver could be started.
        """

    @classmethod
    def click(cls, button: int = 1, duration: float = 0.05) -> bool:
        """Clicks at driver level.

        Args:
            button: 1 left, 2 middle, 4 right.
            duration: Seconds between press and release.

        Returns:
            `True` on success, `False` when the driver is not ready or on error.
        """

    @classmethod
    def init(cls) -> bool:
        """Loads and start the driver.

        Repeated calls are harmless.

        Returns:
            `True` on success, `False` otherwise.
        """

    @classmethod
    def move_rel(cls, x: int, y: int) -> bool:
        """Moves the mouse relative to its place.

        Args:
            x: Horizontal distance, pixels.
            y: Vertical distance, pixels.

        Returns:
            Value returned by the SDK, `False` on failure.
        """
