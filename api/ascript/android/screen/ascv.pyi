"""Finds pictures in OpenCV arrays and compares their histograms."""

from typing import Any

import numpy

from .._types import FeatureMatch, Region


def calc_histogram(
    image: numpy.ndarray,
    mask: numpy.ndarray | None = None,
    channels: list[int] = [0, 1, 2],
) -> numpy.ndarray:
    """Gives how often each colour occurs in a picture, as a normalised histogram.

    Args:
        image: The picture, an OpenCV array.
        mask: Array that marks the pixels to count; `None` counts all.
        channels: Numbers of the channels to count.

    Returns:
        The histogram, an array of one dimension.
    """


def compare_histograms(hist1: numpy.ndarray, hist2: numpy.ndarray, method: int = 0) -> float:
    """Compares two histograms.

    Args:
        hist1: First histogram, as `calc_histogram()` gives it.
        hist2: Second histogram, as `calc_histogram()` gives it.
        method: Number of OpenCV's method of comparing histograms; `0` is correlation.

    Returns:
        The similarity; what it means depends on the method.
    """


def find_all_sift(
    image_source: numpy.ndarray,
    image_search: str | list[str],
    rect: Region | None = None,
    threshold: float = 0.5,
    rgb: bool = False,
    maxcnt: int = 0,
) -> Any:
    """Finds pictures in an array by SIFT features, which the engine has lost.

    Args:
        image_source: The picture to search, an OpenCV array in BGR order.
        image_search: Path of the picture to find, or a list of paths.
        rect: Area, in pixels; only here it is described as `[left, top, width, height]`.
        threshold: How well it must fit, from 0 to 1; weaker matches are dropped.
        rgb: `True` compares colours in HSV, `False` compares shades of grey.
        maxcnt: Largest number of results; `0` sets no limit.

    Returns:
        Only `None` for an empty picture is documented.

    Confidence:
        medium: Whether the call still does anything is not documented.
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
    """Finds picture files in an array by comparing pixels.

    Args:
        image_source: The picture to search, an OpenCV array in BGR order.
        image_search: Path of the picture to find, or a list of paths.
        rect: Area whose left and top edge are added to the results, `[left, top, right, bottom]` in pixels.
        threshold: How well it must fit, from 0 to 1; weaker matches are dropped.
        rgb: `True` compares colours in HSV, `False` compares shades of grey.
        maxcnt: Largest number of results; `0` sets no limit.
        bgremove: Reserved for removing the background.
        ori: Order of the results as a number; its values are not documented for this function.
        scale_range: Smallest and largest scale to try; `None` tries the size as it is.
        fast: `True` searches roughly first and then exactly, which is faster.

    Returns:
        The places, or `None` when the picture to search is `None`.

    Raises:
        RuntimeError: When a file is missing.
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
    """Finds arrays in an array by comparing pixels.

    Args:
        image_source: The picture to search, an OpenCV array in BGR order.
        image_search: The picture to find, an OpenCV array, or a list of such.
        rect: Area whose left and top edge are added to the results, `[left, top, right, bottom]` in pixels.
        threshold: How well it must fit, from 0 to 1; weaker matches are dropped.
        rgb: `True` compares colours in HSV, `False` compares shades of grey.
        maxcnt: Largest number of results; `0` sets no limit.
        ori: Order of the results as a number; its values are not documented for this function.
        scale_range: Smallest and largest scale to try; `None` tries the size as it is.
        fast: `True` searches roughly first and then exactly, which is faster.

    Returns:
        The places, or `None` when the picture to search is `None`.
    """


def find_surf(
    image_source: numpy.ndarray,
    image_search: str | list[str],
    threshold: float = 0.5,
    off_rect: Region | None = None,
    rgb: bool = False,
    maxcnt: int = 0,
) -> list[FeatureMatch] | None:
    """Finds pictures in an array by SURF features, whatever their scale and rotation.

    Args:
        image_source: The picture to search, an OpenCV array in BGR order.
        image_search: Path of the picture to find, or a list of paths.
        threshold: How well it must fit, from 0 to 1; weaker matches are dropped.
        off_rect: Area whose left and top edge are added to the results, `[left, top, right, bottom]` in pixels.
        rgb: `True` compares colours in HSV, `False` compares shades of grey.
        maxcnt: Largest number of results; `0` sets no limit.

    Returns:
        The places, or `None` when the picture to search is `None`.

    Raises:
        RuntimeError: When a file is missing.
    """
