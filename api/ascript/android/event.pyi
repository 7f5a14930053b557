"""Reacts to hardware keys, touches and notifications."""

from collections.abc import Callable
from typing import Any, Final


class KeyEvent:
    """Listener for hardware keys, used as a decorator."""

    BACK: Final[int] = 4
    """Key code of Back."""

    HOME: Final[int] = 3
    """Key code of Home."""

    MENU: Final[int] = 82
    """Key code of Menu."""

    POWER: Final[int] = 26
    """Key code of Power."""

    VOLUME_DOWN: Final[int] = 25
    """Key code of volume down."""

    VOLUME_UP: Final[int] = 24
    """Key code of volume up."""

    @classmethod
    def on(cls, key_code: int | None = None) -> Callable[[Callable[[Any], None]], Callable[[Any], None]]:
        """Gives a decorator that registers a key callback.

        Args:
            key_code: Only listen to this key code; `None` listens to all keys.

        Returns:
            Decorator; the callback gets an event with key_code and action.
        """

    @classmethod
    def stop(cls) -> Any:
        """Stops listening and drop all key callbacks.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """


class NotificationEvent:
    """Listener for system notifications, used as a decorator."""

    @classmethod
    def on(cls, package: str | None = None) -> Callable[[Callable[[Any], None]], Callable[[Any], None]]:
        """Gives a decorator that registers a notification callback.

        Args:
            package: Only listen to this app package; `None` listens to all.

        Returns:
            Decorator; the callback gets an event with package, title, text and time, and `event.send()` opens
            the app.
        """

    @classmethod
    def stop(cls) -> Any:
        """Stops listening and drop all notification callbacks.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """


class TouchEvent:
    """Listener for widget interaction reported by the accessibility service, used as a decorator."""

    @classmethod
    def on(cls, action: str | None = None) -> Callable[[Callable[[Any], None]], Callable[[Any], None]]:
        """Gives a decorator that registers a touch callback.

        Args:
            action: Only listen to this action, for example "click"; `None` listens to all.

        Returns:
            Decorator; the callback gets an event with action, x and y.
        """

    @classmethod
    def stop(cls) -> Any:
        """Stops listening and drop all touch callbacks.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """
