"""Reads the phone's sensors."""

from collections.abc import Callable
from typing import Any


class AccelerometerSensor:
    """Accelerometer listener, used as a decorator.

    Event.x, event.y, event.z in m/s^2.
    """

    @classmethod
    def on(cls) -> Callable[[Callable[[Any], None]], Callable[[Any], None]]:
        """Gives a decorator that registers a callback (inherited.

        Seen in the usage note only).

        Returns:
            Decorator.

        Confidence:
            low: Known from a usage note only, not from the vendor's code.
        """

    @classmethod
    def stop(cls) -> Any:
        """Stops listening (inherited.

        Seen in the usage note only).

        Returns:
            The result is not documented.

        Confidence:
            low: Known from a usage note only, not from the vendor's code.
        """


class GpsSensor:
    """Position listener, used as a decorator."""

    @classmethod
    def on(
        cls,
        min_time: int = 5000,
        min_distance: int = 0,
    ) -> Callable[[Callable[[Any], None]], Callable[[Any], None]]:
        """Gives a decorator that registers a position callback.

        Args:
            min_time: Shortest time between updates, milliseconds.
            min_distance: Shortest move between updates, metres.

        Returns:
            Decorator; the callback gets an event with latitude, longitude, altitude, accuracy and speed.
        """

    @classmethod
    def stop(cls) -> Any:
        """Stops listening.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """


class GyroscopeSensor:
    """Gyroscope listener, used as a decorator.

    Event.x, event.y, event.z in rad/s.
    """

    @classmethod
    def on(cls) -> Callable[[Callable[[Any], None]], Callable[[Any], None]]:
        """Gives a decorator that registers a callback (inherited.

        Seen in the usage note only).

        Returns:
            Decorator.

        Confidence:
            low: Known from a usage note only, not from the vendor's code.
        """

    @classmethod
    def stop(cls) -> Any:
        """Stops listening (inherited.

        Seen in the usage note only).

        Returns:
            The result is not documented.

        Confidence:
            low: Known from a usage note only, not from the vendor's code.
        """


class LightSensor:
    """Light listener, used as a decorator.

    Event.value in lux.
    """

    @classmethod
    def on(cls) -> Callable[[Callable[[Any], None]], Callable[[Any], None]]:
        """Gives a decorator that registers a callback (inherited.

        Seen in the usage note only).

        Returns:
            Decorator.

        Confidence:
            low: Known from a usage note only, not from the vendor's code.
        """

    @classmethod
    def stop(cls) -> Any:
        """Stops listening (inherited.

        Seen in the usage note only).

        Returns:
            The result is not documented.

        Confidence:
            low: Known from a usage note only, not from the vendor's code.
        """


class ProximitySensor:
    """Proximity listener, used as a decorator.

    Event.value in cm, usually 0 near and 5 far.
    """

    @classmethod
    def on(cls) -> Callable[[Callable[[Any], None]], Callable[[Any], None]]:
        """Gives a decorator that registers a callback (inherited.

        Seen in the usage note only).

        Returns:
            Decorator.

        Confidence:
            low: Known from a usage note only, not from the vendor's code.
        """

    @classmethod
    def stop(cls) -> Any:
        """Stops listening (inherited.

        Seen in the usage note only).

        Returns:
            The result is not documented.

        Confidence:
            low: Known from a usage note only, not from the vendor's code.
        """
