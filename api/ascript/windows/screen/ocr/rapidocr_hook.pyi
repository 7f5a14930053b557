"""Describes what AScript adds to the results of the package RapidOCR."""

from typing import Any, Literal

from ascript.windows.window.Window import Window


class OCRItem:
    """Holds a piece of text that RapidOCR has read, and clicks it.

    `find()` and `find_all()` on a result of RapidOCR give it.
    """

    @property
    def txt(self) -> str:
        """The text."""

    @property
    def score(self) -> float:
        """How sure the recognition is, from 0 to 1."""

    @property
    def center(self) -> tuple[int, int]:
        """Middle of the text, `(x, y)` in the picture that was read."""

    @property
    def rect(self) -> list[int]:
        """Edges of the text, `[left, top, right, bottom]`."""

    @property
    def box(self) -> list[list[float]]:
        """Four corners of the text, each `[x, y]`."""

    def click(self, window: Window | None = None) -> OCRItem:
        """Clicks the middle of the text.

        Args:
            window: The window whose picture was read: the click counts from its corner. `None` clicks on the screen.

        Returns:
            The item itself, for the next call of the chain.
        """

    def to_dict(self) -> dict[str, Any]:
        """Turns the item into a dictionary.

        Returns:
            The values by name: `txt`, `box`, `score`, `center`, `rect` and others, which are not documented.
        """


class NullOCRItem:
    """Stands for a text that was not found, so that a chain of calls does not break.

    `find()` gives it when nothing matches. It counts as false in an `if`, and its methods do nothing.
    """

    def click(self, window: Window | None = None) -> NullOCRItem:
        """Does nothing.

        Args:
            window: Has no effect.

        Returns:
            The object itself, for the next call of the chain.
        """

    def to_dict(self) -> dict[str, Any]:
        """Gives an empty dictionary.

        Returns:
            An empty dictionary.
        """

    def __bool__(self) -> Literal[False]: ...
