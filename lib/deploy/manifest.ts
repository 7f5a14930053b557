import * as v from 'valibot';
import {parseJson} from '../validation/parseJson';

/** The list of a release's files, in the release's folder. */
export const MANIFEST = 'manifest.json';

const manifestSchema = v.array(
  v.object(
    {
      path: v.pipe(v.string(), v.check(isInside, 'a path inside the release, without ".."')),
      bytes: v.number('a number of bytes'),
      sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'a SHA-256 as 64 hexadecimal digits')),
    },
    'path, bytes and sha256',
  ),
  'a list of files',
);

/** A file of a release, from the release's folder. */
export type ReleaseFile = v.InferOutput<typeof manifestSchema>[number];

/** Reads a manifest; throws one line that names file and field when it is not one. */
export function parseManifest(text: string, file: string): ReleaseFile[] {
  return parseJson(manifestSchema, text, file);
}

function isInside(path: string): boolean {
  return !/[\\\0]/.test(path) && path.split('/').every((part) => !['', '.', '..'].includes(part));
}

const PAGE = /^site\/(?:(.*)\/)?index\.html$/;

/** The addresses of the pages in a release. */
export function listPageAddresses(files: readonly ReleaseFile[]): string[] {
  return files.flatMap(({path}) => {
    const match = PAGE.exec(path);
    return match === null ? [] : [`/${match[1] ?? ''}`];
  });
}

/** Files whose names carry a hash of their content: pages that are still open in a browser ask for them later. */
export function isHashed({path}: ReleaseFile): boolean {
  return path.startsWith('site/assets/');
}
