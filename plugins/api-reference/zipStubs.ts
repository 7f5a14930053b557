import {readFileSync} from 'node:fs';
import path from 'node:path';
import {zipSync} from 'fflate';
import {STUBS} from '../../lib/api/loadModel';
import {listFiles} from '../../lib/files/listFiles';

// Fixed, so that two builds of the same stubs give the same file; zip knows no year before 1980.
const CHANGED = '1980-01-01T00:00:00';

/** Packs the stubs below `root` as script authors unpack them: a folder `ascript` with `py.typed`. */
export function zipStubs(root: string): Uint8Array {
  const folder = path.join(root, STUBS);
  const files = listFiles(folder).filter((file) => /\.pyi$|(?:^|\/)py\.typed$/.test(file));
  const contents = files.map((file) => [`ascript/${file}`, readFileSync(path.join(folder, file))]);
  return zipSync(Object.fromEntries(contents), {mtime: CHANGED, level: 9});
}
