import {findIndexPath} from '../../lib/markdown/findIndexPath';
import {toTwinPath} from '../../lib/markdown/toTwinPath';

/** The links in a page's head by which assistants find its twin and the list that it is on (https://llmstxt.org, version 2). */
export function renderTwinLinks(path: string, baseUrl: string): string {
  const [twin, index] = [toTwinPath(path), findIndexPath(path)].map(
    (target) => baseUrl + encodeURI(target.slice(1)),
  );
  return `<link rel="alternate" type="text/markdown" href="${twin}"><link rel="describedby" href="${index}" type="text/plain">`;
}
