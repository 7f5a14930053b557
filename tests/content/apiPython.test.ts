import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {listFiles} from '../../lib/files/listFiles';
import {runPyright} from '../../scripts/runPyright';

const root = path.resolve(__dirname, '../..');
const api = path.join(root, 'api');

/** What stubs use of the `typing` of Python 3.8, which the Android app brings; newer names are in `typing_extensions`. */
const TYPING_38 = [
  'Any',
  'ClassVar',
  'Final',
  'IO',
  'Literal',
  'Protocol',
  'TypeVar',
  'TypedDict',
  'overload',
];

it('type-checks the stubs themselves, where the check of samples sees what they use only', () => {
  const {generalDiagnostics, summary} = runPyright(root, api);
  const findings = generalDiagnostics.map(
    ({file, message, range}) => `${path.relative(root, file)}:${range.start.line + 1}: ${message}`,
  );
  expect(findings).toEqual([]);
  expect(summary.filesAnalyzed).toBeGreaterThan(0);
});

// pyright's own library of types no longer knows what Python 3.8 lacks.
it('imports from typing only what Python 3.8 has', () => {
  const newer = listFiles(api, '.pyi')
    .flatMap((file) => readTypingImports(file).map((name) => ({file, name})))
    .filter(({name}) => !TYPING_38.includes(name));
  expect(newer).toEqual([]);
});

function readTypingImports(file: string): string[] {
  const source = readFileSync(path.join(api, file), 'utf8');
  return [...source.matchAll(/^from typing import \(?([\w\s,]+?)\)?$/gm)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => name.trim() || []),
  );
}
