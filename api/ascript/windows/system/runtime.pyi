"""Keeps the main thread of a script alive."""

from typing import Any


class Runtime:
    """Keeps the main thread alive."""

    @staticmethod
    def stop() -> Any:
        """Ends `Runtime.wait()`.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    @staticmethod
    def wait() -> Any:
        """Blocks the main thread until `Runtime.stop()` or Ctrl+C.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """
