import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';

const FOLDERS = ['api', 'blog', 'config', 'data', 'docs', 'lib', 'plugins', 'src'];

/** Tests lie beside what they test, and no page is made from them. */
const TEST = /\.test\.tsx?$/;

/**
 * The first source of a site, by its path in the site, that was written or moved since a time in milliseconds.
 * @param {string} site
 * @param {number} since
 * @returns {string | undefined}
 */
export function findChangedSource(site, since) {
  return FOLDERS.filter((folder) => existsSync(path.join(site, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(site, folder), {recursive: true, encoding: 'utf8'}).map((file) =>
        path.join(folder, file),
      ),
    )
    .find((file) => !TEST.test(file) && isChanged(path.join(site, file), since));
}

/**
 * By the time of its last change of status: a file that is moved here keeps the time of its text.
 * @param {string} file
 * @param {number} since
 */
function isChanged(file, since) {
  const stats = statSync(file, {throwIfNoEntry: false});
  return stats?.isFile() === true && stats.ctimeMs >= since;
}
