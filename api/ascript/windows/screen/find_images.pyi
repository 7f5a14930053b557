"""Finds pictures on the screen."""

from .._types import Picture
from ascript.windows.screen.as_cv import MatchResult


class FindImages:
    """Finds small pictures inside the screen, a window or an image."""

    @staticmethod
    def find_akaze(
        im_search: str | Picture,
        im_source: str | Picture | None = None,
        threshold: float = 0.5,
        min_match: int = 10,
    ) -> list[MatchResult]:
        """Matches features with AKAZE, for rotated or scaled targets.

        Args:
            im_search: Picture to look for (path, PIL image or numpy array).
            im_source: Path, PIL image, numpy array, Window object or window handle; `None` takes a
                screenshot.
            threshold: Share of inliers 0.0-1.0.
            min_match: Fewest matching features.

        Returns:
            List of MatchResult. What comes back when nothing matches is not documented.
        """

    @staticmethod
    def find_all_template(
        im_search: str | Picture,
        im_source: str | Picture | None = None,
        threshold: float = 0.8,
        max_res: int = 0,
        rgb: bool = False,
    ) -> list[MatchResult]:
        """Matches a template.

        Args:
            im_search: Picture to look for (path, PIL image or numpy array).
            im_source: Path, PIL image, numpy array, Window object or window handle; `None` takes a
                screenshot.
            threshold: Match confidence 0.0-1.0.
            max_res: Largest number of results; 0 means no limit.
            rgb: `True` weighs the colour channels, `False` compares grey.

        Returns:
            List of MatchResult. What comes back when nothing matches is not documented.
        """

    @staticmethod
    def find_template() -> None:
        """Reserved.

        Not implemented.
        """
