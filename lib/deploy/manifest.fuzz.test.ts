import path from 'node:path';
import fc from 'fast-check';
import {expect} from 'vitest';
import {hostileText} from '../../tests/fuzz/hostileText';
import {damagedValue, hostileValue} from '../../tests/fuzz/hostileValue';
import {property} from '../../tests/fuzz/property';
import {readOrRefuse} from '../../tests/fuzz/readOrRefuse';
import {isHashed, listPageAddresses, parseManifest} from './manifest';

const MANIFEST = [
  {path: 'site/index.html', bytes: 10, sha256: 'a'.repeat(64)},
  {path: 'site/assets/js/main.0123abcd.js', bytes: 10, sha256: 'b'.repeat(64)},
];
const FILE = 'release/manifest.json';

property(
  'a manifest is a list of files inside of the release, or is refused in one line',
  fc.oneof(
    damagedValue([MANIFEST]).map((value) => JSON.stringify(value) ?? ''),
    hostileValue().map((value) => JSON.stringify(value)),
    hostileText(['[', ']', '{', '}', '"path"', ':', ',', '"a"', '1'], [JSON.stringify(MANIFEST, null, 1)]),
    hostileText(['..', '/', '\\', '.', 'site', 'a', 'C:'], ['site/index.html']).map((name) =>
      JSON.stringify([{...MANIFEST[0], path: name}]),
    ),
  ),
  (text) => {
    const files = readOrRefuse(() => parseManifest(text, FILE), /^release\/manifest\.json: [^\n]+$/);
    if (!files) return;
    for (const file of files) {
      expect(path.resolve('/release', file.path)).toMatch(/^\/release\/./s);
      expect(isHashed(file)).toBeTypeOf('boolean');
    }
    for (const address of listPageAddresses(files)) expect(address).toMatch(/^\//);
  },
);
