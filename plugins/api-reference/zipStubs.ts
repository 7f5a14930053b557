import {readFileSync} from 'node:fs';
import path from 'node:path';
import {STUBS} from '../../lib/api/loadModel';
import {listFiles} from '../../lib/files/listFiles';
import {zipFiles} from '../../lib/zip/zipFiles';

/** Packs the stubs below `root` for script authors: a folder `ascript` with `py.typed`. */
export function zipStubs(root: string): Uint8Array {
  const folder = path.join(root, STUBS);
  const files = listFiles(folder).filter((file) => /\.pyi$|(?:^|\/)py\.typed$/.test(file));
  const contents = files.map((file) => [`ascript/${file}`, readFileSync(path.join(folder, file))]);
  return zipFiles(Object.fromEntries(contents));
}
