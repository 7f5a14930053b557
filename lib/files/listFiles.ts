import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Lists the files below a folder whose names end in `ending`: sorted paths from that folder, with forward slashes. */
export function listFiles(folder: string, ending = ''): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
