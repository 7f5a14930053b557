import {type match, matchPath as matchPattern, type RouteProps} from 'react-router-dom';

/** What path-to-regexp 1 reads as more than text. */
const HAS_PATTERN = /[:*()?+\\]/;

/**
 * Matches a path as the router does, for the pages that the build renders. For each of them the docs plugin looks for its page
 * among all, several times, by a regular expression for each: at 1,000 pages 9 of the 28 seconds that rendering takes. A text
 * of another length cannot match, but for a slash at the end.
 */
export function matchPath<Params extends {[K in keyof Params]?: string}>(
  pathname: string,
  props: string | string[] | RouteProps,
): match<Params> | null {
  if (typeof props === 'object' && !Array.isArray(props) && props.exact === true) {
    const {path} = props;
    if (typeof path === 'string' && Math.abs(path.length - pathname.length) > 1 && !HAS_PATTERN.test(path))
      return null;
  }
  return matchPattern<Params>(pathname, props);
}
