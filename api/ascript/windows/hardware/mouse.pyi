"""Moves the mouse, clicks, scrolls and drags."""

from typing import Final, Literal


class Mouse:
    """Moves the real mouse pointer and presses its buttons.

    Call the methods on the class itself. Each gives the class back, so calls can be chained.
    """

    LEFT: Final = "left"
    """The left button."""

    MIDDLE: Final = "middle"
    """The middle button, usually the wheel."""

    RIGHT: Final = "right"
    """The right button."""

    DEFAULT_MOVE_DURATION: Final = 0.1
    """How long `Mouse.mouse_move` takes unless told otherwise, in seconds."""

    @classmethod
    def click(
        cls,
        x: int | None = None,
        y: int | None = None,
        clicks: int = 1,
        interval: float = 0.1,
        button: Literal["left", "middle", "right"] = "left",
        move_duration: float = 0.0,
        duration: float = 0.05,
        offset: int = 0,
    ) -> type[Mouse]:
        """Clicks a place on the screen, once or several times.

        Args:
            x: Physical pixels from the left edge of the screen. `None` stays where the pointer is.
            y: Physical pixels from the top edge of the screen. `None` stays where the pointer is.
            clicks: How many clicks; `2` is a double-click.
            interval: Pause between two clicks, in seconds.
            button: Button to press: `"left"`, `"middle"` or `"right"`.
            move_duration: How long the pointer travels, in seconds. `0.0` jumps.
            duration: How long the button stays down, in seconds.
            offset: Moves the click by a random number of pixels, up to this many.

        Returns:
            `Mouse`, for the next call of the chain.

        Note:
            An older page of the vendor calls the left button `"primary"` and gives 0.0 as `duration`.
        """

    @classmethod
    def long_press(
        cls,
        x: int | None = None,
        y: int | None = None,
        press_duration: float = 2.0,
        button: Literal["left", "middle", "right"] = "left",
    ) -> type[Mouse]:
        """Presses a button, holds it and releases it.

        Args:
            x: Physical pixels from the left edge of the screen. `None` stays where the pointer is.
            y: Physical pixels from the top edge of the screen. `None` stays where the pointer is.
            press_duration: How long the button stays down, in seconds.
            button: Button to press: `"left"`, `"middle"` or `"right"`.

        Returns:
            `Mouse`, for the next call of the chain.
        """

    @classmethod
    def mouse_move(cls, x: int, y: int, move_duration: float = DEFAULT_MOVE_DURATION) -> type[Mouse]:
        """Moves the pointer to a place on the screen.

        Args:
            x: Physical pixels from the left edge of the screen.
            y: Physical pixels from the top edge of the screen.
            move_duration: How long the pointer travels, in seconds.

        Returns:
            `Mouse`, for the next call of the chain.

        Note:
            The vendor's page lists one more parameter, `tween`, which the published code does not have.
        """

    @classmethod
    def mouse_down(
        cls,
        x: int | None = None,
        y: int | None = None,
        button: Literal["left", "middle", "right"] = "left",
    ) -> type[Mouse]:
        """Presses a button and keeps it down.

        Args:
            x: Physical pixels from the left edge of the screen. `None` stays where the pointer is.
            y: Physical pixels from the top edge of the screen. `None` stays where the pointer is.
            button: Button to press: `"left"`, `"middle"` or `"right"`.

        Returns:
            `Mouse`, for the next call of the chain.

        Note:
            The button stays down until `Mouse.mouse_up` releases it.
        """

    @classmethod
    def mouse_up(
        cls,
        x: int | None = None,
        y: int | None = None,
        button: Literal["left", "middle", "right"] = "left",
    ) -> type[Mouse]:
        """Releases a button that is down.

        Args:
            x: Physical pixels from the left edge of the screen. `None` stays where the pointer is.
            y: Physical pixels from the top edge of the screen. `None` stays where the pointer is.
            button: Button to release: `"left"`, `"middle"` or `"right"`.

        Returns:
            `Mouse`, for the next call of the chain.
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
        """Drags something with the left button.

        Args:
            to_x: Where to let go: physical pixels from the left edge of the screen.
            to_y: Where to let go: physical pixels from the top edge of the screen.
            from_x: Where to take hold: pixels from the left edge. `None` takes hold where the pointer is.
            from_y: Where to take hold: pixels from the top edge. `None` takes hold where the pointer is.
            move_duration: How long the drag takes, in seconds.

        Returns:
            `Mouse`, for the next call of the chain.
        """

    @classmethod
    def scroll(cls, clicks: int, x: int | None = None, y: int | None = None) -> type[Mouse]:
        """Turns the wheel.

        Args:
            clicks: How far: positive scrolls up, negative down. How many lines one step is, is not documented.
            x: Physical pixels from the left edge of the screen. `None` stays where the pointer is.
            y: Physical pixels from the top edge of the screen. `None` stays where the pointer is.

        Returns:
            `Mouse`, for the next call of the chain.
        """

    @classmethod
    def wait(cls, seconds: float) -> type[Mouse]:
        """Waits before the next call of a chain.

        Args:
            seconds: How long, in seconds.

        Returns:
            `Mouse`, for the next call of the chain.
        """
