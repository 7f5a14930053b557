"""Matches pictures that are already in memory."""

from typing import Any

import numpy

from .._types import FeatureMatch, Region


def calc_histogram(
    image: numpy.ndarray,
    mask: numpy.ndarray | None = None,
    channels: list[int] = [0, 1, 2],
) -> numpy.ndarray:
    """Gives the normalised histogram of a picture.

    Args:
        image: Picture as a numpy array.
        mask: Mask picture; `None` uses all pixels.
        channels: Channels to use.

    Returns:
        Flat histogram array.
    """


def compare_histograms(hist1: numpy.ndarray, hist2: numpy.ndarray, method: int = 0) -> float:
    """Compares two histograms.

    Args:
        hist1: First histogram.
        hist2: Second histogram.
        method: OpenCV comparison method.

    Returns:
        Similarity; meaning depends on the method.
    """


def find_all_sift(
    image_source: numpy.ndarray,
    image_search: str | list,
    rect: Region | None = None,
    threshold: float = 0.5,
    rgb: bool = False,
    maxcnt: int = 0,
) -> Any:
    """Gives the SIFT is not available.

    Runs template matching instead.

    Args:
        image_source: Main picture, OpenCV array.
        image_search: Path of the small picture, or a list of paths.
        rect: Area [left, top, right, bottom] used to offset coordinates.
        threshold: Match confidence 0-1.
        rgb: `True` matches in colour (HSV), `False` in grey.
        maxcnt: Largest number of results; 0 means no limit.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def find_all_template(
    image_source: numpy.ndarray,
    image_search: str | list,
    rect: Region | None = None,
    threshold: float = 0.5,
    rgb: bool = False,
    maxcnt: int = 0,
    bgremove: bool = False,
    ori: int = 1,
    scale_range: list[float] | None = None,
    fast: bool = True,
) -> list[FeatureMatch] | None:
    """Matches templates: image files in an array.

    Raises RuntimeError when a file is missing.

    Args:
        image_source: Main picture, OpenCV array.
        image_search: Path of the small picture, or a list of paths.
        rect: Area [left, top, right, bottom] used to offset coordinates.
        threshold: Match confidence 0-1.
        rgb: `True` matches in colour (HSV), `False` in grey.
        maxcnt: Largest number of results; 0 means no limit.
        bgremove: Reserved for background removal.
        ori: Order of the results; not documented here.
        scale_range: Scales to try, [min, max]; not documented here.
        fast: Coarse-to-fine search; not documented here.

    Returns:
        List of dicts, `None` when image_search is `None`.
    """


def find_all_template_cvimg(
    image_source: numpy.ndarray,
    image_search: numpy.ndarray | list,
    rect: Region | None = None,
    threshold: float = 0.5,
    rgb: bool = False,
    maxcnt: int = 0,
    ori: int = 1,
    scale_range: list[float] | None = None,
    fast: bool = True,
) -> list[FeatureMatch] | None:
    """Matches templates: arrays in an array.

    Args:
        image_source: Main picture, OpenCV array.
        image_search: Small picture as an array, or a list of arrays.
        rect: Area [left, top, right, bottom] used to offset coordinates.
        threshold: Match confidence 0-1.
        rgb: `True` matches in colour (HSV), `False` in grey.
        maxcnt: Largest number of results; 0 means no limit.
        ori: Order of the results; not documented here.
        scale_range: Scales to try, [min, max]; not documented here.
        fast: Coarse-to-fine search; not documented here.

    Returns:
        List of dicts with result, rectangle, rect, center_x, center_y and confidence; `None` when image_search
        is `None`.
    """


def find_surf(
    image_source: numpy.ndarray,
    image_search: str | list,
    threshold: float = 0.5,
    off_rect: Region | None = None,
    rgb: bool = False,
    maxcnt: int = 0,
) -> list[FeatureMatch]:
    """Gives the SURF feature matching.

    Raises RuntimeError when a file is missing (find_all_sift in the same module says SURF is not available).

    Args:
        image_source: Main picture, OpenCV array.
        image_search: Path of the small picture, or a list of paths.
        threshold: Match confidence 0-1.
        off_rect: Area (left, top, right, bottom) used to offset coordinates.
        rgb: `True` matches in colour (HSV), `False` in grey.
        maxcnt: Largest number of results; 0 means no limit.

    Returns:
        List of dicts with result, rectangle, rect, center_x, center_y and confidence.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """
