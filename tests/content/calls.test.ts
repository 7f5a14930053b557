import path from 'node:path';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {loadModel} from '../../lib/api/loadModel';
import {type ApiSymbol, lastName, type Signature} from '../../lib/api/model';
import {groupBy} from '../../lib/collections/groupBy';
import {PLATFORMS} from '../../lib/platforms';
import {tokenAt} from '../../lib/python/edit';
import {pairBrackets} from '../../lib/python/pairBrackets';
import {splitElements} from '../../lib/python/readExpressions';
import {tokenizePython} from '../../lib/python/tokenizePython';
import {readSourcePages} from '../support/sourcePages';

/** Parsed here and not in a test: the first file that asks for the pages waits for all of them. */
const PAGES = ['docs', 'blog'].flatMap(readSourcePages);
const DOCUMENTED = readDocumented();

it('the calls that the text names give what each of them needs, and nothing that it does not take', () => {
  const faults = PAGES.flatMap(({file, tree}) =>
    readInlineCode(tree)
      .flatMap(findCalls)
      .filter((call) => !isPossible(call, file))
      .map(({text}) => `${file}: ${text}`),
  );
  expect(faults).toEqual([]);
});

it.each(['Ocr.find(rect=AREA)', 'Ocr.find("a", area=[0, 0, 9, 9])', 'Key.back(1, 2)'])(
  'names %s as a fault',
  (text) => {
    expect(findCalls(text).map((call) => isPossible(call, 'docs/android/page.mdx'))).toEqual([false]);
  },
);

it.each([
  'Ocr.find(…)',
  'Ocr.find()',
  'Ocr.find(text, …)',
  'Ocr.find("a, (b", rect=[x, f(y)])',
  'time.sleep(1, 2)',
])('lets %s be', (text) => {
  expect(findCalls(text).every((call) => isPossible(call, 'docs/android/page.mdx'))).toBe(true);
});

/** The name before the bracket of a call, unless it belongs to another value. */
const NAME = /(?<![\w.)])[A-Za-z]\w*(?:\.\w+)+$/;

interface Call {
  name: string;
  text: string;
  args: readonly string[];
}

/** The functions and methods by the name that a script writes: `Ocr.find`, `system.open`. */
function readDocumented(): Map<string, ApiSymbol[]> {
  const symbols = [...new Set(loadModel(path.resolve(__dirname, '../..')).symbols.values())].filter(
    ({kind}) => kind === 'function' || kind === 'method',
  );
  return groupBy(symbols, ({kind, module, qualname}) =>
    kind === 'function' ? `${lastName(module)}.${qualname}` : qualname,
  );
}

function readInlineCode(tree: Nodes): string[] {
  const codes: string[] = [];
  visit(tree, 'inlineCode', ({value}) => {
    codes.push(value);
  });
  return codes;
}

/** The calls with a dot in their name; one without an argument only says that the name is a call. */
function findCalls(code: string): Call[] {
  const tokens = tokenizePython(code);
  const script = {tokens, partners: pairBrackets(tokens)};
  return tokens.flatMap(({text, from}, first) => {
    const last = script.partners.get(first);
    const name = NAME.exec(code.slice(0, from))?.[0];
    if (text !== '(' || last === undefined || name === undefined) return [];
    const args = splitElements(script, {first, last}).map((arg) =>
      code.slice(tokenAt(tokens, arg.first).from, tokenAt(tokens, arg.last).to),
    );
    return args.length === 0 ? [] : [{name, text: `${name}(${args.join(', ')})`, args}];
  });
}

/** Whether a documented call of this name takes the arguments; so does one that leaves something out (`…`, `*args`). */
function isPossible({name, args}: Call, file: string): boolean {
  if (args.some((arg) => arg === '…' || arg.startsWith('*'))) return true;
  const platform = PLATFORMS.find((name) => file.startsWith(`docs/${name}/`));
  const meant = (DOCUMENTED.get(name) ?? []).filter(
    (symbol) => platform === undefined || symbol.platform === platform,
  );
  return meant.length === 0 || meant.some(({signatures}) => signatures.some((one) => takes(one, args)));
}

function takes({parameters}: Signature, args: readonly string[]): boolean {
  const named = args.flatMap((arg) => arg.match(/^([A-Za-z_]\w*)\s*=(?!=)/)?.[1] ?? []);
  const byPlace = args.length - named.length;
  const places = parameters.filter(({kind}) => kind === 'positional').map(({name}) => name);
  const given = [...places.slice(0, byPlace), ...named];
  const has = (wanted: string) => parameters.some(({kind}) => kind === wanted);
  return (
    (byPlace <= places.length || has('args')) &&
    (has('kwargs') || named.every((name) => parameters.some((parameter) => parameter.name === name))) &&
    parameters.every(
      ({name, kind, defaultValue}) =>
        kind === 'args' || kind === 'kwargs' || defaultValue !== undefined || given.includes(name),
    )
  );
}
