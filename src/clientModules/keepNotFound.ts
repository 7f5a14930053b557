import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {listPaths} from '@site/lib/navigation/listPaths';
import {decodeUrlPart} from '@site/lib/text/decodeUrlPart';
import {isNotKept} from '@site/src/navigation/isNotKept';
import {routes} from '@site/src/navigation/routes';

if (
  ExecutionEnvironment.canUseDOM &&
  isNotFoundPage() &&
  (isNotKept() || !hasPage(window.location.pathname))
) {
  keepNotFound(decodeURI(window.location.pathname));
}

/**
 * Lets a URL that the server answered with the not-found page stay one. The stock router knows no upper case and
 * drops `.html`: it would put a page into the markup of another (https://github.com/facebook/docusaurus/issues/10926).
 * So does one whose page is not kept offline.
 */
function keepNotFound(pathname: string): void {
  const notFound = routes.find(({path}) => path === '*');
  if (notFound === undefined) return;
  // As a regular expression, because only that is compared by case.
  const path = new RegExp(`^${pathname.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`);
  routes.unshift({...notFound, path, exact: true});
}

function isNotFoundPage(): boolean {
  return document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href.endsWith('/404.html') ?? false;
}

/** Whether there is a page at exactly this path: a host may serve the not-found page in its place. */
function hasPage(pathname: string): boolean {
  const path = pathname.replace(/(.)\/$/, '$1');
  return listPaths(routes).some((known) => {
    const page = known.replace(/(.)\/$/, '$1');
    return page === path || page === decodeUrlPart(path);
  });
}
