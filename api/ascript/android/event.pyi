"""Calls your functions on hardware keys, touches and notifications."""

from collections.abc import Callable
from typing import Any, Final

from ._types import KeyPress, PostedNotification, TouchedPoint


class KeyEvent:
    """Reports presses of hardware keys."""

    BACK: Final[int] = 4
    """Key code of the Back key."""

    HOME: Final[int] = 3
    """Key code of the Home key."""

    MENU: Final[int] = 82
    """Key code of the Menu key."""

    POWER: Final[int] = 26
    """Key code of the power key."""

    VOLUME_DOWN: Final[int] = 25
    """Key code of the key for lower volume."""

    VOLUME_UP: Final[int] = 24
    """Key code of the key for higher volume."""

    @classmethod
    def on(cls, key_code: int | None = None) -> Callable[[Callable[[KeyPress], None]], Callable[[KeyPress], None]]:
        """Gives a decorator that registers a function for key presses.

        Args:
            key_code: Key to listen to, one of the constants of this class; `None` listens to all keys.

        Returns:
            The decorator. The function gets an event with the key's code and the action.
        """

    @classmethod
    def stop(cls) -> Any:
        """Stops listening and drops all functions for keys.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """


class NotificationEvent:
    """Reports notifications that other apps post."""

    @classmethod
    def on(
        cls,
        package: str | None = None,
    ) -> Callable[[Callable[[PostedNotification], None]], Callable[[PostedNotification], None]]:
        """Gives a decorator that registers a function for notifications.

        Args:
            package: Package name of the app to listen to; `None` listens to all apps.

        Returns:
            The decorator. The function gets an event with the app, title, text and time; its `send()` opens the
            app.
        """

    @classmethod
    def stop(cls) -> Any:
        """Stops listening and drops all functions for notifications.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """


class TouchEvent:
    """Reports touches of controls that the accessibility service notices."""

    @classmethod
    def on(
        cls,
        action: str | None = None,
    ) -> Callable[[Callable[[TouchedPoint], None]], Callable[[TouchedPoint], None]]:
        """Gives a decorator that registers a function for touches.

        Args:
            action: Action to listen to, for example `"click"`; `None` listens to all. The other names are not
                documented.

        Returns:
            The decorator. The function gets an event with the action and the place.

        Requires:
            Accessibility service
        """

    @classmethod
    def stop(cls) -> Any:
        """Stops listening and drops all functions for touches.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """
