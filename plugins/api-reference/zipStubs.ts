import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {zipSync} from 'fflate';

// Fixed, so that two builds of the same stubs give the same file; zip knows no year before 1980.
const CHANGED = '1980-01-01T00:00:00';

/** Packs the stubs below `root` as script authors unpack them: a folder `ascript` with `py.typed`. */
export function zipStubs(root: string): Uint8Array {
  const folder = path.join(root, 'api');
  const files = readdirSync(path.join(folder, 'ascript'), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.pyi$|py\.typed$/.test(file))
    .sort();
  const contents = files.map((file) => [
    `ascript/${file.split(path.sep).join('/')}`,
    readFileSync(path.join(folder, 'ascript', file)),
  ]);
  return zipSync(Object.fromEntries(contents), {mtime: CHANGED, level: 9});
}
