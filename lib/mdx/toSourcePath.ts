import path from 'node:path';
import type {VFile} from 'vfile';

/** The path of a page's source as plugins name it: below the folder of the site, with slashes (`docs/a.mdx`). */
export function toSourcePath({cwd, path: file}: VFile): string {
  return path.relative(cwd, file).split(path.sep).join('/');
}
