"""Compares pictures with each other, without the screen."""

from typing import Any

import numpy

from .._types import MatchValues, Picture


class AsCv:
    """Finds one picture inside another, without taking a screenshot.

    Call the methods on the class itself.
    """

    @classmethod
    def find(
        cls,
        im_source: Picture,
        im_search: Picture,
        threshold: float = 0.8,
        maxcnt: int = 1,
        use_scale: bool = True,
    ) -> list[MatchResult]:
        """Tries one way of matching after another until it has enough results.

        The order is: same size, several sizes, features (AKAZE).

        Args:
            im_source: The picture to look in.
            im_search: The picture to look for.
            threshold: How well a place must fit, from 0 to 1.
            maxcnt: The most matches to report. `0` reports all.
            use_scale: `True` also tries several sizes.

        Returns:
            A list of matches. What comes back when nothing matches is not documented.
        """

    @classmethod
    def find_all_template(
        cls,
        im_source: Picture,
        im_search: Picture,
        threshold: float = 0.8,
        maxcnt: int = 0,
        rgb: bool = False,
    ) -> list[MatchResult]:
        """Finds every place that looks like the picture, in the same size.

        Args:
            im_source: The picture to look in.
            im_search: The picture to look for.
            threshold: How well a place must fit, from 0 to 1.
            maxcnt: The most matches to report. `0` reports all.
            rgb: `True` compares colours, `False` shades of grey.

        Returns:
            A list of matches, the best first.
        """

    @classmethod
    def find_all_multi_scale(
        cls,
        im_source: Picture,
        im_search: Picture,
        threshold: float = 0.8,
        maxcnt: int = 0,
        scale_range: tuple[float, float] = (0.5, 1.5),
        steps: int = 10,
    ) -> list[MatchResult]:
        """Finds every place that looks like the picture, in several sizes.

        Of matches that overlap, one is kept.

        Args:
            im_source: The picture to look in.
            im_search: The picture to look for.
            threshold: How well a place must fit, from 0 to 1.
            maxcnt: The most matches to report. `0` reports all.
            scale_range: The smallest and the largest size, as parts of the original; `1.0` is the same size.
            steps: How many sizes are tried.

        Returns:
            A list of matches, the best first.
        """

    @classmethod
    def find_akaze(
        cls,
        im_source: Picture,
        im_search: Picture,
        threshold: float = 0.5,
        min_match: int = 10,
    ) -> list[MatchResult]:
        """Finds the picture even when it is turned or of another size, by comparing features.

        Args:
            im_source: The picture to look in.
            im_search: The picture to look for.
            threshold: Which part of the features must agree on one position, from 0 to 1.
            min_match: How many features must match at least.

        Returns:
            A list with one match at most.
        """

    @staticmethod
    def to_numpy(im: Picture | None) -> numpy.ndarray | None:
        """Turns a picture into an array for OpenCV.

        Args:
            im: The picture, or `None`.

        Returns:
            An array in the order blue, green, red; `None` when `im` is `None`.

        Raises:
            FileNotFoundError: When `im` is a path and there is no such file.
        """


class MatchResult:
    """Holds a place where a picture was found, and how well it fits.

    It can also be read like a dictionary: `match["confidence"]`.
    """

    @property
    def x(self) -> int:
        """Middle of the match, in pixels from the left edge."""

    @property
    def y(self) -> int:
        """Middle of the match, in pixels from the top edge."""

    @property
    def center(self) -> tuple[int, int]:
        """Middle of the match, `(x, y)`."""

    @property
    def rect(self) -> list[int]:
        """Edges of the match, `[left, top, right, bottom]`."""

    @property
    def rectangle(self) -> list[tuple[int, int]]:
        """Four corners of the match, each `(x, y)`; they are askew when the match is turned."""

    @property
    def confidence(self) -> float:
        """How well the place fits, from 0 to 1."""

    @property
    def method(self) -> str:
        """Way of matching that found it, such as `template_fast`, `multi_scale` or `akaze`."""

    @property
    def scale(self) -> float:
        """Size of the match as a part of the original; 1.0 unless several sizes were tried."""

    def to_dict(self) -> MatchValues:
        """Turns the match into a dictionary.

        Returns:
            The values by name.
        """

    def __getitem__(self, key: str) -> Any: ...
