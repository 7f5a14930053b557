import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {OLD_ARGUMENTS, OLD_KEYS, OLD_NAMES} from './oldNames';

const page = readFileSync(path.resolve(__dirname, '../../docs/coming-from/airscript.mdx'), 'utf8');

it('knows no old name that the page for scripts from 2023 lacks', () => {
  const names = [
    ...[...OLD_NAMES.keys(), ...OLD_KEYS.keys()].map((name) => name.slice(name.lastIndexOf('.') + 1)),
    ...OLD_ARGUMENTS.keys(),
  ];
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(page))).toEqual([]);
});
