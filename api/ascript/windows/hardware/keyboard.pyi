"""Presses keys and types."""


class Keyboard:
    """Keyboard input."""

    @classmethod
    def input(cls, msg: str, interval: float = 0.0) -> type[Keyboard]:
        """Types text.

        Text with non-ASCII characters is pasted through the clipboard.

        Args:
            msg: Text to type.
            interval: Seconds between characters; only for plain ASCII text.

        Returns:
            The Keyboard class itself.
        """

    @classmethod
    def key(cls, keys: str | list[str], presses: int = 1, interval: float = 0.1) -> type[Keyboard]:
        """Presses and release keys.

        Args:
            keys: Key name such as "enter" or "esc", or a list of names.
            presses: Number of presses.
            interval: Seconds between presses.

        Returns:
            The Keyboard class itself.
        """

    @classmethod
    def key_down(cls, key_str: str) -> type[Keyboard]:
        """Holds a key down.

        Args:
            key_str: Key name such as "shift" or "ctrl".

        Returns:
            The Keyboard class itself.
        """

    @classmethod
    def key_hot(cls, *args: str, interval: float = 0.1) -> type[Keyboard]:
        """Presses a key combination.

        Args:
            args: Key names in order, such as "ctrl", "c".
            interval: Seconds between keys; known from the description only, the extracted signature leaves
                keyword-only parameters out.

        Returns:
            The Keyboard class itself.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    @classmethod
    def key_up(cls, key_str: str) -> type[Keyboard]:
        """Releases a key.

        Args:
            key_str: Key name such as "shift" or "ctrl".

        Returns:
            The Keyboard class itself.
        """

    @classmethod
    def wait(cls, seconds: float) -> type[Keyboard]:
        """Waits inside a chain.

        Args:
            seconds: Seconds to wait.

        Returns:
            The Keyboard class itself.
        """
