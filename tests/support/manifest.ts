import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A route that the site must have (tests/SPEC.md 2.1, 2.2): where it is, what it is, and the sidebar it stands on. */
export interface ManifestRoute {
  /** With a slash at its end where the route is a category's index page. */
  path: string;
  kind: string;
  /** Empty for routes without a sidebar. */
  sidebar: string;
}

/** All routes that the site must have. */
export function readManifest(): ManifestRoute[] {
  const table = readFileSync(path.join(__dirname, '../routes/routes.tsv'), 'utf8');
  const [, ...lines] = table.split('\n').filter(Boolean);
  return lines.map((line) => {
    const [route = '', kind = '', sidebar = ''] = line.split('\t');
    return {path: route, kind, sidebar};
  });
}
