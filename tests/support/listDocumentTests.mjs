import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Tests below folders of the project whose first line asks for a document: `// @vitest-environment jsdom`.
 * @param {string} root
 * @param {readonly string[]} folders
 */
export function listDocumentTests(root, folders) {
  return folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'}).map(
        (file) => `${folder}/${file.split(path.sep).join('/')}`,
      ),
    )
    .filter((file) => /\.test\.tsx?$/.test(file) && asksForDocument(path.join(root, file)));
}

/** @param {string} file */
function asksForDocument(file) {
  return readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom\n');
}
