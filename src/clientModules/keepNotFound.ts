import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {listPaths} from '@site/lib/navigation/listPaths';
import {decodeUrlPart} from '@site/lib/text/decodeUrlPart';
import {dropEndSlash} from '@site/lib/text/dropEndSlash';
import {isNotFoundPage} from '@site/src/navigation/isNotFoundPage';
import {refusePaths} from '@site/src/navigation/lazyRoutes/routeStore';
import {isNotKept} from '@site/src/navigation/serviceWorker';

if (ExecutionEnvironment.canUseDOM && isNotFoundPage()) keepNotFound(decodeURI(window.location.pathname));

/**
 * Keeps a URL not found when the server has answered it with the not-found page. The stock router ignores case and drops
 * `.html`, so it would hydrate that markup with another page (https://github.com/facebook/docusaurus/issues/10926). The same
 * holds for a page that is not kept offline. When the site does have a page at exactly that URL, the host was wrong: it is
 * shown.
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
