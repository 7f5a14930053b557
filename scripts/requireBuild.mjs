import {existsSync} from 'node:fs';
import path from 'node:path';

const BUILD = path.resolve(import.meta.dirname, '..', 'build');

/** The folder of the built site; throws one line when nothing has been built there. */
export function requireBuild(folder = BUILD) {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error(`${path.basename(folder)}: there is no built site; run npm run build first`);
  return folder;
}
