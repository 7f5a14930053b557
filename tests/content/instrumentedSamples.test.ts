import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parser} from '@lezer/python';
import {expect, it} from 'vitest';
import {listFiles} from '../../lib/files/listFiles';
import {findRewrites} from '../../lib/python/findRewrites';
import {findStatements} from '../../lib/python/findStatements';
import {instrumentScript} from '../../lib/python/instrumentScript';
import {pairBrackets} from '../../lib/python/pairBrackets';
import {tokenizePython} from '../../lib/python/tokenizePython';

const root = path.resolve(__dirname, '../..');
const PYTHON = 'lib/phone/packages/python';

const HOLDS_NO_OTHER =
  /^(?:Assign|Assert|Break|Continue|Delete|Expression|Import|Pass|Raise|Return|Scope|Update|Yield)Statement$/;
const DICTIONARY = /^Dictionary(?:Comprehension)?Expression$/;

/** A block alone, without those that say what to change; what the Markdown parser would find takes seconds longer to find. */
const SAMPLE = /^( *)```python(?! .*\bchange\b).*\n([\s\S]*?)^\1```/gm;

/** The samples of the site, and the longer scripts of the phone's own packages. */
function readScripts(): [string, string][] {
  return [
    ...listFiles(path.join(root, 'docs'), '.mdx').flatMap((file) =>
      [...read('docs', file).matchAll(SAMPLE)].map((match): [string, string] => [file, match[2] ?? '']),
    ),
    ...listFiles(path.join(root, PYTHON), '.py').map((file): [string, string] => [file, read(PYTHON, file)]),
  ];
}

function read(folder: string, file: string): string {
  return readFileSync(path.join(root, folder, file), 'utf8');
}

/** Where a grammar of Python finds nodes of a kind. */
function parseStarts(source: string, names: RegExp): number[] {
  const starts: number[] = [];
  parser.parse(source).iterate({
    enter: ({name, from}) => {
      if (names.test(name)) starts.push(from);
    },
  });
  return starts.sort((a, b) => a - b);
}

it('the simulated phone finds the statements and dicts of every sample that a grammar of Python finds', () => {
  const scripts = readScripts();
  expect(scripts.length).toBeGreaterThan(400);
  for (const [name, source] of scripts) {
    const tokens = tokenizePython(source);
    const partners = pairBrackets(tokens);
    const startOf = (place: number): number | undefined => tokens[place]?.from;
    const statements = findStatements(tokens, partners).simple.map(startOf);
    expect(statements, name).toEqual(parseStarts(source, HOLDS_NO_OTHER));
    const dicts = findRewrites({tokens, partners}, source)
      .filter(({kind}) => kind === 'display' || kind === 'comprehension')
      .map(({range}) => startOf(range.first));
    expect(dicts, name).toEqual(parseStarts(source, DICTIONARY));
    expect(instrumentScript(source).split('\n').length, name).toBe(source.split('\n').length);
  }
});
