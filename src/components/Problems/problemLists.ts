import android from '@generated/problems/default/lists-android.json';
import general from '@generated/problems/default/lists-general.json';
import ios from '@generated/problems/default/lists-ios.json';
import windows from '@generated/problems/default/lists-windows.json';
import {fetchJson} from '@site/lib/async/fetchJson';
import {loadOnce} from '@site/lib/async/loadOnce';
import type {ProblemGroup} from '@site/lib/failures/problemGroups';
import type {ProblemLists} from '@site/lib/failures/renderProblems';

const LISTS: Readonly<Record<ProblemGroup, ProblemLists | string>> = {android, general, ios, windows};

const fetchFile = loadOnce((url: string) => fetchJson<ProblemLists>(url));

/** The HTML of a list during the build; empty in the browser, which has it in the page or fetches it. */
export function getBuiltList(group: ProblemGroup, part: keyof ProblemLists): string {
  const lists = LISTS[group];
  return typeof lists === 'string' ? '' : (lists[part] ?? '');
}

/** Fetches the lists of a page, once for all of its components; after a failure the next call tries again. */
export async function fetchLists(group: ProblemGroup): Promise<ProblemLists> {
  const lists = LISTS[group];
  if (typeof lists !== 'string') return lists;
  return fetchFile(lists);
}
