"""Finds small pictures on the screen, in a window or in another picture."""

from ascript.windows.screen.as_cv import MatchResult
from ascript.windows.window.Window import Window

from .._types import Picture


class FindImages:
    """Finds a small picture inside the screen, a window or another picture.

    Call the methods on the class itself.
    """

    @staticmethod
    def find_all_template(
        im_search: Picture,
        im_source: Picture | Window | int | None = None,
        threshold: float = 0.8,
        max_res: int = 0,
        rgb: bool = False,
    ) -> list[MatchResult]:
        """Finds every place that looks like the picture, in the same size and position.

        Args:
            im_search: The picture to look for.
            im_source: Where to look: a picture, a `Window` or a window's handle. `None` takes a screenshot.
            threshold: How well a place must fit, from 0 to 1.
            max_res: The most matches to report. `0` reports all.
            rgb: `True` compares colours, `False` shades of grey.

        Returns:
            A list of matches. What comes back when nothing matches is not documented.

        Note:
            The vendor's page shows each match as a dictionary with `result`, `rectangle` and `confidence`; its code
            has `MatchResult`, which can be read like a dictionary, but has `center` instead of `result`.
        """

    @staticmethod
    def find_akaze(
        im_search: Picture,
        im_source: Picture | Window | int | None = None,
        threshold: float = 0.5,
        min_match: int = 10,
    ) -> list[MatchResult]:
        """Finds the picture even when it is turned or of another size, by comparing features.

        Args:
            im_search: The picture to look for. It needs corners and edges: a plain surface has no features.
            im_source: Where to look: a picture, a `Window` or a window's handle. `None` takes a screenshot.
            threshold: Which part of the features must agree on one position, from 0 to 1.
            min_match: How many features must match at least.

        Returns:
            A list of matches. What comes back when nothing matches is not documented.

        Note:
            The vendor's page speaks of one dictionary or `None`; the signature here is that of its code.
        """

    @staticmethod
    def find_template() -> None:
        """Does nothing: the name is reserved and not implemented.

        Note:
            Use `FindImages.find_all_template` with `max_res=1`.
        """
