"""Holds the results of text recognition."""

from typing import Any

from ascript.windows.window.Window import Window


class NullOCRItem:
    """Empty result returned instead of `None` by `find()`.

    False in a condition.
    """

    def click(self, window: Window | None = None) -> NullOCRItem:
        """Does nothing.

        Args:
            window: Ignored.

        Returns:
            The object itself, for chaining.
        """

    def to_dict(self) -> dict[str, Any]:
        """Gives an empty dict.

        Returns:
            Empty dict.
        """


class OCRItem:
    """One text-recognition result.

    Fields txt, box, score, center, rect.
    """

    @property
    def box(self) -> list[list[float]]:
        """Corner points of the text."""

    @property
    def center(self) -> tuple[int, int]:
        """Centre of the text."""

    @property
    def rect(self) -> list[int]:
        """Bounding rectangle of the text."""

    @property
    def score(self) -> float:
        """Confidence."""

    @property
    def txt(self) -> str:
        """Recognised text."""

    def click(self, window: Window | None = None) -> OCRItem:
        """Clicks the text.

        Args:
            window: Window for a click inside it; `None` clicks on the screen.

        Returns:
            The object itself, for chaining.
        """

    def to_dict(self) -> dict[str, Any]:
        """Gives the result as a dict.

        Returns:
            Dict with txt, box, score, center, rect and more.
        """
