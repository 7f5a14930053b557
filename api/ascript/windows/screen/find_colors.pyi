"""Finds groups of colours on the screen."""

from .._types import Picture, Region


class FindColors:
    """Finds places where a group of coloured points occurs."""

    @staticmethod
    def find(
        colors: str,
        rect: Region | None = None,
        threshold: float = 0.95,
        ori: int = 2,
        exclusion_radius: int = 5,
        im_source: str | Picture | None = None,
        max_res: int = 1,
    ) -> tuple[int, int] | None:
        """Finds the first place that matches.

        Args:
            colors: "x,y,#RRGGBB|x,y,#RRGGBB|..."; the first point is the base and the others are compared
                at their distance from it.
            rect: Search area [left, top, right, bottom]; `None` is the whole screen.
            threshold: Colour accuracy 0.0-1.0; the tolerance is 255 * (1 - threshold).
            ori: Order of the results 1-8, see `find_all()`.
            exclusion_radius: Pixels around a result in which no second result is returned.
            im_source: Picture to search in; `None` takes a screenshot.
            max_res: Largest number of results.

        Returns:
            (x, y), or `None` when nothing matches.
        """

    @staticmethod
    def find_all(
        colors: str,
        rect: Region | None = None,
        threshold: float = 0.95,
        ori: int = 2,
        exclusion_radius: int = 5,
        im_source: str | Picture | None = None,
        max_res: int = 0,
    ) -> list[tuple[int, int]]:
        """Finds all places that match.

        Args:
            colors: "x,y,#RRGGBB|x,y,#RRGGBB|..."; the first point is the base and the others are compared
                at their distance from it.
            rect: Search area [left, top, right, bottom]; `None` is the whole screen.
            threshold: Colour accuracy 0.0-1.0; the tolerance is 255 * (1 - threshold).
            ori: 1 left-right then top-bottom, 2 top-bottom then left-right, 3 top-bottom then right-left, 4
                right-left then top-bottom, 5 right-left then bottom-top, 6 bottom-top then right-left, 7
                bottom-top then left-right, 8 left-right then bottom-top.
            exclusion_radius: Pixels around a result in which no second result is returned.
            im_source: Picture to search in; `None` takes a screenshot.
            max_res: Largest number of results; 0 means no limit.

        Returns:
            List of (x, y). What comes back when nothing matches is not documented.
        """
