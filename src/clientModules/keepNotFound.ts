import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {listPaths} from '@site/lib/navigation/listPaths';
import {decodeUrlPart} from '@site/lib/text/decodeUrlPart';
import {dropEndSlash} from '@site/lib/text/dropEndSlash';
import {isNotKept} from '@site/src/navigation/isNotKept';
import {refusePaths} from '@site/src/navigation/lazyRoutes/routeStore';

if (ExecutionEnvironment.canUseDOM && isNotFoundPage()) keepNotFound(decodeURI(window.location.pathname));

/**
 * Lets a URL that the server answered with the not-found page stay one. The stock router knows no upper case and
 * drops `.html`: it would put a page into the markup of another (https://github.com/facebook/docusaurus/issues/10926).
 * So does one whose page is not kept offline. A host may serve the not-found page in the place of a page, though.
 */
function keepNotFound(pathname: string): void {
  const wanted = dropEndSlash(pathname);
  refusePaths((path, routes) => {
    if (path !== pathname) return false;
    return (
      isNotKept() ||
      !listPaths(routes).some((known) => {
        const page = dropEndSlash(known);
        return page === wanted || page === decodeUrlPart(wanted);
      })
    );
  });
}

function isNotFoundPage(): boolean {
  return document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href.endsWith('/404.html') ?? false;
}
