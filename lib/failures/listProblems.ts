import type {WrittenPage} from '../content/listContentPages';
import type {Platform} from '../platforms';
import type {Failure} from './parseFailures';
import {findGroupOfPage} from './problemGroups';
import {findSituation, type Situation} from './situations';

/** An item of a failure list with its origin; its id is an anchor that is unique on the site. */
export interface Problem extends Failure {
  /** Path of its item on its page, within the site and without the base URL: `/docs/android/api/file#fails-jsondecodeerror`. */
  href: string;
  /** Title of its page. */
  page: string;
  /** Absent when its page is about several platforms, or about none. */
  platform?: Platform;
  situation: Situation;
}

/** A page with the failures that its source lists. */
export type PageWithFailures = Pick<WrittenPage, 'file' | 'path' | 'title' | 'frontMatter'> & {
  failures: readonly Failure[];
};

/** Lists the failures of all pages, for the pages with problems and the explainer of errors. */
export function listProblems(pages: readonly PageWithFailures[]): Problem[] {
  return pages.flatMap((page) => page.failures.map((failure) => toProblem(page, failure)));
}

function toProblem(page: PageWithFailures, failure: Failure): Problem {
  const {file, path, title} = page;
  const group = findGroupOfPage(page);
  const situation = findSituation(path);
  if (situation === undefined)
    throw new Error(
      `problems: ${file}: the situation of ${path} is not known; allowed: a page whose address begins as a line of PLACES in lib/failures/situations.ts`,
    );
  return {
    ...failure,
    id: toProblemId(path, failure.id),
    href: `${path}#${failure.id}`,
    page: title,
    ...(group !== 'general' && {platform: group}),
    situation,
  };
}

/** `/docs/android/api/file` and `fails-jsondecodeerror` become `android-api-file-jsondecodeerror`. */
function toProblemId(path: string, failureId: string): string {
  const page = path
    .replace(/^\/docs\//, '')
    .replace(/\/$/, '')
    .replaceAll('/', '-');
  return failureId.replace(/^fails/, page);
}
