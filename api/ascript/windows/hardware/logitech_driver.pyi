"""Moves and clicks the mouse through Logitech's driver."""

from typing import Final, Literal


class LogitechDriver:
    """Moves and clicks the mouse through Logitech's driver instead of Windows' own input.

    Call the methods on the class itself, `init()` first.

    Requires:
        Logitech G HUB, installed and running
    """

    DLL_NAME: Final[str] = "LogitechGkeyEnginesWrapper.dll"
    """File name of the library through which the driver is reached."""

    @classmethod
    def init(cls) -> bool:
        """Loads the driver and starts it.

        Calling it again does no harm.

        Returns:
            `True` when the driver is ready, otherwise `False`.

        Requires:
            Logitech G HUB, installed and running
        """

    @classmethod
    def click(cls, button: Literal[1, 2, 4] = 1, duration: float = 0.05) -> bool:
        """Clicks where the pointer is.

        Args:
            button: `1` left, `2` middle, `4` right.
            duration: How long the button stays down, in seconds.

        Returns:
            `True` on success, `False` when the driver is not ready or reports an error.

        Requires:
            Logitech G HUB, installed and running
        """

    @classmethod
    def move_rel(cls, x: int, y: int) -> bool:
        """Moves the pointer by a distance from where it is.

        Args:
            x: Pixels to the right; negative to the left.
            y: Pixels down; negative up.

        Returns:
            What the driver answers; `False` on failure.

        Requires:
            Logitech G HUB, installed and running

        Confidence:
            medium: What the driver answers is not documented.
        """

    @classmethod
    def advanced_click_guide(cls) -> bool:
        """Checks administrator rights and the driver, and prints what it finds.

        Returns:
            `True` when the driver could be started, otherwise `False`.
        """
