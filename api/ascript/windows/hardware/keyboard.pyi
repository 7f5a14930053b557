"""Types text and presses keys in the window that is in front."""


class Keyboard:
    """Types text and presses keys, one by one or together.

    Call the methods on the class itself. Each gives the class back, so calls can be chained.
    """

    @classmethod
    def input(cls, msg: str, interval: float = 0.0) -> type[Keyboard]:
        """Types a text where the cursor stands.

        ASCII text is typed key by key. Text with any other character is pasted through the clipboard.

        Args:
            msg: The text.
            interval: Pause between two characters, in seconds. It has no effect on text that is pasted.

        Returns:
            `Keyboard`, for the next call of the chain.

        Note:
            Pasting overwrites what was on the clipboard; whether it is put back is not documented.
        """

    @classmethod
    def key(cls, keys: str | list[str], presses: int = 1, interval: float = 0.1) -> type[Keyboard]:
        """Presses and releases a key, once or several times.

        Args:
            keys: Name of a key such as `"enter"` or `"esc"`, or a list of names.
            presses: How many times.
            interval: Pause between two presses, in seconds.

        Returns:
            `Keyboard`, for the next call of the chain.
        """

    @classmethod
    def key_hot(cls, *args: str, interval: float = 0.1) -> type[Keyboard]:
        """Presses a key combination such as Ctrl+C.

        Args:
            args: Names of the keys in the order in which they go down: `"ctrl", "c"`.
            interval: Pause between two keys, in seconds. Give it by name.

        Returns:
            `Keyboard`, for the next call of the chain.

        Confidence:
            medium: `interval` is known from the vendor's description, not from the published signature.
        """

    @classmethod
    def key_down(cls, key_str: str) -> type[Keyboard]:
        """Presses a key and keeps it down.

        Args:
            key_str: Name of the key, such as `"shift"`.

        Returns:
            `Keyboard`, for the next call of the chain.

        Note:
            The key stays down until `Keyboard.key_up` releases it.
        """

    @classmethod
    def key_up(cls, key_str: str) -> type[Keyboard]:
        """Releases a key that is down.

        Args:
            key_str: Name of the key, such as `"shift"`.

        Returns:
            `Keyboard`, for the next call of the chain.
        """

    @classmethod
    def wait(cls, seconds: float) -> type[Keyboard]:
        """Waits before the next call of a chain.

        Args:
            seconds: How long, in seconds.

        Returns:
            `Keyboard`, for the next call of the chain.
        """
