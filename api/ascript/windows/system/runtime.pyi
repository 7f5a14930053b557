"""Keeps a script alive while its work is done elsewhere."""

from typing import Any


class Runtime:
    """Keeps a script alive while threads and handlers do its work.

    Call the methods on the class itself.
    """

    @staticmethod
    def wait() -> Any:
        """Waits until `Runtime.stop` is called or the user presses Ctrl+C.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    @staticmethod
    def stop() -> Any:
        """Ends the waiting in `Runtime.wait`; call it from a thread or a handler.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """
