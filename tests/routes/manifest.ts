import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A route of the specification (section 2): where it is, what it is, and the sidebar it stands on. */
export interface ManifestRoute {
  /** With a slash at its end where the route is a category's index page. */
  path: string;
  kind: string;
  /** Empty for routes without a sidebar. */
  sidebar: string;
}

/** All routes of the specification, written or not. */
export function readManifest(): ManifestRoute[] {
  const [, ...lines] = readLines('routes.tsv');
  return lines.map((line) => {
    const [route = '', kind = '', sidebar = ''] = line.split('\t');
    return {path: route, kind, sidebar};
  });
}

/** Routes that nobody has written yet; the list may only get shorter. */
export function readPendingRoutes(): string[] {
  return readLines('pending.txt').filter((line) => !line.startsWith('#'));
}

function readLines(file: string): string[] {
  return readFileSync(path.join(__dirname, file), 'utf8').split('\n').filter(Boolean);
}
