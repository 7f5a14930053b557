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
    image_search: str | list[str],
    rect: Region | None = None,
    threshold: float = 0.5,
    rgb: bool = False,
    maxcnt: int = 0,
) -> Any:
    """Gives the SIFT is not available.

    Runs template matching instead.

    Args:
        image_source: The picture to search, an OpenCV array.
        image_search: Path of the picture to find, or a list of paths.
        rect: Area whose left and top edge are added to the results, `[left, top, right, bottom]` in pixels.
        threshold: How well it must fit, from 0 to 1; weaker matches are dropped.
        rgb: `True` compares colours in HSV, `False` compares shades of grey.
        maxcnt: Largest number of results; `0` sets no limit.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def find_all_template(
    image_source: numpy.ndarray,
    image_search: str | list[str],
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
        image_source: The picture to search, an OpenCV array.
        image_search: Path of the picture to find, or a list of paths.
        rect: Area whose left and top edge are added to the results, `[left, top, right, bottom]` in pixels.
        threshold: How well it must fit, from 0 to 1; weaker matches are dropped.
        rgb: `True` compares colours in HSV, `False` compares shades of grey.
        maxcnt: Largest number of results; `0` sets no limit.
        bgremove: Reserved for background removal.
        ori: Order of the results as a number; its values are not documented for this function.
        scale_range: Smallest and largest scale to try; `None` tries the size as it is.
        fast: `True` searches roughly first and then exactly, which is faster.

    Returns:
        List of dicts, `None` when image_search is `None`.
    """


def find_all_template_cvimg(
    image_source: numpy.ndarray,
    image_search: numpy.ndarray | list[numpy.ndarray],
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
        image_source: The picture to search, an OpenCV array.
        image_search: The picture to find, an OpenCV array, or a list of such.
        rect: Area whose left and top edge are added to the results, `[left, top, right, bottom]` in pixels.
        threshold: How well it must fit, from 0 to 1; weaker matches are dropped.
        rgb: `True` compares colours in HSV, `False` compares shades of grey.
        maxcnt: Largest number of results; `0` sets no limit.
        ori: Order of the results as a number; its values are not documented for this function.
        scale_range: Smallest and largest scale to try; `None` tries the size as it is.
        fast: `True` searches roughly first and then exactly, which is faster.

    Returns:
        List of dicts with result, rectangle, rect, center_x, center_y and confidence; `None` when image_search
        is `None`.
    """


def find_surf(
    image_source: numpy.ndarray,
    image_search: str | list[str],
    threshold: float = 0.5,
    off_rect: Region | None = None,
    rgb: bool = False,
    maxcnt: int = 0,
) -> list[FeatureMatch]:
    """Gives the SURF feature matching.

    Raises RuntimeError when a file is missing (find_all_sift in the same module says SURF is not available).

    Args:
        image_source: The picture to search, an OpenCV array.
        image_search: Path of the picture to find, or a list of paths.
        threshold: How well it must fit, from 0 to 1; weaker matches are dropped.
        off_rect: Area whose left and top edge are added to the results, `[left, top, right, bottom]` in pixels.
        rgb: `True` compares colours in HSV, `False` compares shades of grey.
        maxcnt: Largest number of results; `0` sets no limit.

    Returns:
        List of dicts with result, rectangle, rect, center_x, center_y and confidence.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """
