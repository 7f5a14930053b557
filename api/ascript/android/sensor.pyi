"""Reports what the phone's sensors measure."""

from collections.abc import Callable
from typing import Any

from ._types import AxesEvent, GpsEvent, ValueEvent


class AccelerometerSensor:
    """Reports the acceleration of the phone along its three axes, in m/s²."""

    @classmethod
    def on(cls) -> Callable[[Callable[[AxesEvent], None]], Callable[[AxesEvent], None]]:
        """Gives a decorator that registers a function for new values.

        Returns:
            The decorator. The function gets an event with `x`, `y` and `z` in m/s².

        Confidence:
            low: It is known from a usage note; the vendor's code shows it for `GpsSensor` alone.
        """

    @classmethod
    def stop(cls) -> Any:
        """Stops the reports.

        Returns:
            The result is not documented.

        Confidence:
            low: It is known from a usage note; the vendor's code shows it for `GpsSensor` alone.
        """


class GpsSensor:
    """Reports the position of the phone."""

    @classmethod
    def on(
        cls,
        min_time: int = 5000,
        min_distance: int = 0,
    ) -> Callable[[Callable[[GpsEvent], None]], Callable[[GpsEvent], None]]:
        """Gives a decorator that registers a function for new positions.

        Args:
            min_time: Shortest time between two reports, in milliseconds.
            min_distance: Shortest move between two reports, in metres.

        Returns:
            The decorator. The function gets an event with latitude, longitude, altitude, accuracy and speed.

        Requires:
            Location permission
        """

    @classmethod
    def stop(cls) -> Any:
        """Stops the reports.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """


class GyroscopeSensor:
    """Reports how fast the phone turns about its three axes, in rad/s."""

    @classmethod
    def on(cls) -> Callable[[Callable[[AxesEvent], None]], Callable[[AxesEvent], None]]:
        """Gives a decorator that registers a function for new values.

        Returns:
            The decorator. The function gets an event with `x`, `y` and `z` in rad/s.

        Confidence:
            low: It is known from a usage note; the vendor's code shows it for `GpsSensor` alone.
        """

    @classmethod
    def stop(cls) -> Any:
        """Stops the reports.

        Returns:
            The result is not documented.

        Confidence:
            low: It is known from a usage note; the vendor's code shows it for `GpsSensor` alone.
        """


class LightSensor:
    """Reports how bright it is around the phone, in lux."""

    @classmethod
    def on(cls) -> Callable[[Callable[[ValueEvent], None]], Callable[[ValueEvent], None]]:
        """Gives a decorator that registers a function for new values.

        Returns:
            The decorator. The function gets an event with `value` in lux.

        Confidence:
            low: It is known from a usage note; the vendor's code shows it for `GpsSensor` alone.
        """

    @classmethod
    def stop(cls) -> Any:
        """Stops the reports.

        Returns:
            The result is not documented.

        Confidence:
            low: It is known from a usage note; the vendor's code shows it for `GpsSensor` alone.
        """


class ProximitySensor:
    """Reports how near something is to the front of the phone, in centimetres.

    Usually `0` means near and `5` far.
    """

    @classmethod
    def on(cls) -> Callable[[Callable[[ValueEvent], None]], Callable[[ValueEvent], None]]:
        """Gives a decorator that registers a function for new values.

        Returns:
            The decorator. The function gets an event with `value` in centimetres.

        Confidence:
            low: It is known from a usage note; the vendor's code shows it for `GpsSensor` alone.
        """

    @classmethod
    def stop(cls) -> Any:
        """Stops the reports.

        Returns:
            The result is not documented.

        Confidence:
            low: It is known from a usage note; the vendor's code shows it for `GpsSensor` alone.
        """
