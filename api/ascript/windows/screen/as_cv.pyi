"""Matches pictures that are already in memory."""

from typing import Any

import numpy

from .._types import Picture


class AsCv:
    """Image matching on paths, PIL images and numpy arrays.

    No object needed.
    """

    @classmethod
    def find(
        cls,
        im_source: str | Picture,
        im_search: str | Picture,
        threshold: float = 0.8,
        maxcnt: int = 1,
        use_scale: bool = True,
    ) -> list[MatchResult]:
        """Tries template, multi-scale and AKAZE matching in this order until enough results are found.

        Args:
            im_source: Picture to search in (path, PIL image or numpy array).
            im_search: Picture to look for (path, PIL image or numpy array).
            threshold: Match confidence 0.0-1.0.
            maxcnt: Largest number of results; 0 means no limit.
            use_scale: `True` allows the multi-scale step.

        Returns:
            List of MatchResult; empty result not documented.
        """

    @classmethod
    def find_akaze(
        cls,
        im_source: str | Picture,
        im_search: str | Picture,
        threshold: float = 0.5,
        min_match: int = 10,
    ) -> list[MatchResult]:
        """Matches features with AKAZE.

        Args:
            im_source: Picture to search in (path, PIL image or numpy array).
            im_search: Picture to look for (path, PIL image or numpy array).
            threshold: Share of inliers 0.0-1.0.
            min_match: Fewest matching features.

        Returns:
            List with at most one MatchResult.
        """

    @classmethod
    def find_all_multi_scale(
        cls,
        im_source: str | Picture,
        im_search: str | Picture,
        threshold: float = 0.8,
        maxcnt: int = 0,
        scale_range: tuple[float, float] = (0.5, 1.5),
        steps: int = 10,
    ) -> list[MatchResult]:
        """Matches templates at several scales, overlaps removed.

        Args:
            im_source: Picture to search in (path, PIL image or numpy array).
            im_search: Picture to look for (path, PIL image or numpy array).
            threshold: Match confidence 0.0-1.0.
            maxcnt: Largest number of results; 0 means no limit.
            scale_range: (smallest, largest) scale.
            steps: Number of scales tried.

        Returns:
            List of MatchResult, best first.
        """

    @classmethod
    def find_all_template(
        cls,
        im_source: str | Picture,
        im_search: str | Picture,
        threshold: float = 0.8,
        maxcnt: int = 0,
        rgb: bool = False,
    ) -> list[MatchResult]:
        """Matches a template.

        Args:
            im_source: Picture to search in (path, PIL image or numpy array).
            im_search: Picture to look for (path, PIL image or numpy array).
            threshold: Match confidence 0.0-1.0.
            maxcnt: Largest number of results; 0 means no limit.
            rgb: `True` weighs the colour channels, `False` compares grey.

        Returns:
            List of MatchResult, best first.
        """

    @staticmethod
    def to_numpy(im: str | Picture | None) -> numpy.ndarray | None:
        """Converts a picture to a BGR array.

        Raises FileNotFoundError on a bad path.

        Args:
            im: Path, PIL image, numpy array or `None`.

        Returns:
            BGR array, `None` when im is `None`.
        """


class MatchResult:
    """One image-matching result.

    Allows dict-style access; fields center, rectangle, rect, confidence, method, scale.
    """

    @property
    def center(self) -> tuple[int, int]:
        """Centre of the match."""

    @property
    def confidence(self) -> float:
        """Confidence of the match."""

    @property
    def method(self) -> str:
        """Name of the algorithm used."""

    @property
    def rect(self) -> list[int]:
        """Bounding rectangle of the match."""

    @property
    def rectangle(self) -> list[tuple[int, int]]:
        """Corner points of the match."""

    @property
    def scale(self) -> float:
        """Scales of the match."""

    @property
    def x(self) -> int:
        """X of the centre."""

    @property
    def y(self) -> int:
        """Y of the centre."""

    def to_dict(self) -> dict[str, Any]:
        """Gives the result as a dict, with x and y added.

        Returns:
            Dict with all fields, x and y.
        """
