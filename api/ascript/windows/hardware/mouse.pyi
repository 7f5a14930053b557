"""Moves the mouse, clicks and drags."""

from typing import Final


class Mouse:
    """Mouse input."""

    DEFAULT_MOVE_DURATION: Final[float] = 0.1
    """Seconds a pointer move takes by default."""

    LEFT: Final[str] = "left"
    """Left button."""

    MIDDLE: Final[str] = "middle"
    """Middle button."""

    RIGHT: Final[str] = "right"
    """Right button."""

    @classmethod
    def click(
        cls,
        x: int | None = None,
        y: int | None = None,
        clicks: int = 1,
        interval: float = 0.1,
        button: str = LEFT,
        move_duration: float = 0.0,
        duration: float = 0.05,
        offset: int = 0,
    ) -> type[Mouse]:
        """Gives the click, once or several times.

        Args:
            x: Screen X coordinate; `None` uses the current place.
            y: Screen Y coordinate; `None` uses the current place.
            clicks: Number of clicks; 2 is a double-click.
            interval: Seconds between clicks.
            button: "left", "middle" or "right".
            move_duration: Seconds the pointer takes to get there.
            duration: Seconds between press and release.
            offset: Random deviation, pixels.

        Returns:
            The Mouse class itself.
        """

    @classmethod
    def drag(
        cls,
        to_x: int,
        to_y: int,
        from_x: int | None = None,
        from_y: int | None = None,
        move_duration: float = 0.5,
    ) -> type[Mouse]:
        """Drags with the left button.

        Args:
            to_x: Target screen X.
            to_y: Target screen Y.
            from_x: Start screen X; `None` starts at the current place.
            from_y: Start screen Y; `None` starts at the current place.
            move_duration: Seconds the pointer takes to get there.

        Returns:
            The Mouse class itself.
        """

    @classmethod
    def long_press(
        cls,
        x: int | None = None,
        y: int | None = None,
        press_duration: float = 2.0,
        button: str = LEFT,
    ) -> type[Mouse]:
        """Presses, holds and releases.

        Args:
            x: Screen X coordinate; `None` uses the current place.
            y: Screen Y coordinate; `None` uses the current place.
            press_duration: Seconds to hold.
            button: "left", "middle" or "right".

        Returns:
            The Mouse class itself.
        """

    @classmethod
    def mouse_down(cls, x: int | None = None, y: int | None = None, button: str = LEFT) -> type[Mouse]:
        """Presses a button without releasing it.

        Args:
            x: Screen X coordinate; `None` uses the current place.
            y: Screen Y coordinate; `None` uses the current place.
            button: "left", "middle" or "right".

        Returns:
            The Mouse class itself.
        """

    @classmethod
    def mouse_move(cls, x: int, y: int, move_duration: float = DEFAULT_MOVE_DURATION) -> type[Mouse]:
        """Moves the pointer.

        Args:
            x: Screen X coordinate.
            y: Screen Y coordinate.
            move_duration: Seconds the pointer takes to get there.

        Returns:
            The Mouse class itself.
        """

    @classmethod
    def mouse_up(cls, x: int | None = None, y: int | None = None, button: str = LEFT) -> type[Mouse]:
        """Releases a button.

        Args:
            x: Screen X coordinate; `None` uses the current place.
            y: Screen Y coordinate; `None` uses the current place.
            button: "left", "middle" or "right".

        Returns:
            The Mouse class itself.
        """

    @classmethod
    def scroll(cls, clicks: int, x: int | None = None, y: int | None = None) -> type[Mouse]:
        """Turns the wheel.

        Args:
            clicks: Amount; positive scrolls up, negative down.
            x: Screen X coordinate; `None` uses the current place.
            y: Screen Y coordinate; `None` uses the current place.

        Returns:
            The Mouse class itself.
        """

    @classmethod
    def wait(cls, seconds: float) -> type[Mouse]:
        """Waits inside a chain.

        Args:
            seconds: Seconds to wait.

        Returns:
            The Mouse class itself.
        """
