import {findSimilar} from '../text/findSimilar';

const MAX_SUGGESTIONS = 5;
/** Share of a path that may differ: of a short one, the nearest spelling is any other short one. */
const MAX_CHANGED = 1 / 3;

/**
 * The routes that a reader of a wrong path may have meant: first those that share most of its words, then those whose
 * spelling is nearest. Paths are compared without regard to case.
 */
export function suggestRoutes(path: string, routes: readonly string[]): string[] {
  const wanted = path.toLowerCase();
  const words = toWords(wanted);
  const byWords = routes
    .map((route) => ({
      route,
      shared: toWords(route.toLowerCase()).filter((word) => words.includes(word)).length,
    }))
    .filter(({shared}) => shared > 0)
    .sort((a, b) => b.shared - a.shared || a.route.length - b.route.length)
    .map(({route}) => route);
  const [nearest, ...near] = findSimilar(wanted, routes, MAX_CHANGED);
  // The nearest spelling comes first: a mistyped letter is likelier than another page with the same words.
  return [...new Set([nearest, ...byWords, ...near].filter((route) => route !== undefined))].slice(
    0,
    MAX_SUGGESTIONS,
  );
}

/** Words of a path; those that nearly every path of the site holds say nothing. */
function toWords(path: string): string[] {
  return path
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !['docs', 'api', 'html'].includes(word));
}
