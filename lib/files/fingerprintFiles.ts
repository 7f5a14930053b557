import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from './listFiles';
import {toHash} from './toHash';

/**
 * Returns a text that changes when one of the files changes, or a file below one of the folders. Names are paths from `root`; those
 * without an extension are folders.
 */
export function fingerprintFiles(root: string, names: readonly string[]): string {
  return names
    .flatMap((name) => {
      const isFile = path.extname(name) !== '';
      return isFile ? name : listFiles(path.join(root, name)).map((file) => `${name}/${file}`);
    })
    .map((file) => `${file} ${toHash(readFileSync(path.join(root, file)))}`)
    .join('\n');
}
