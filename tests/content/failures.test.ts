import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {findFailureFaults} from '../../lib/failures/parseFailures';
import {parseMdx} from '../../lib/mdx/parseMdx';

const root = path.resolve(__dirname, '../..');
/** Pages whose failure lists do not have the form yet, a path a line; it only shrinks. */
const pending = readFileSync(path.join(__dirname, 'failuresPending.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '');

const pages = readdirSync(path.join(root, 'docs'), {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => `docs/${file.split(path.sep).join('/')}`)
  .sort();
const faults = new Map(
  pages.map((page) => [page, findFailureFaults(parseMdx(readFileSync(path.join(root, page), 'utf8')), page)]),
);

it('says of each thing that fails: symptom, cause, check and fix', () => {
  expect(pages.filter((page) => !pending.includes(page)).flatMap((page) => faults.get(page))).toEqual([]);
});

it('lists as pending only pages whose failure lists lack something', () => {
  expect(pending.filter((page) => (faults.get(page) ?? []).length === 0)).toEqual([]);
});
