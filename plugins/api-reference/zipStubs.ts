import {readFileSync} from 'node:fs';
import path from 'node:path';
import {zipSync} from 'fflate';
import {STUBS} from '../../lib/api/loadModel';
import {listFiles} from '../../lib/files/listFiles';

// Fixed, so that the same stubs always give the same file; zip has no dates before 1980.
const CHANGED = '1980-01-01T00:00:00';

/** Packs the stubs below `root` for script authors: a folder `ascript` with `py.typed`. */
export function zipStubs(root: string): Uint8Array {
  const folder = path.join(root, STUBS);
  const files = listFiles(folder).filter((file) => /\.pyi$|(?:^|\/)py\.typed$/.test(file));
  const contents = files.map((file) => [`ascript/${file}`, readFileSync(path.join(folder, file))]);
  return zipSync(Object.fromEntries(contents), {mtime: CHANGED, level: 9});
}
