import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiSymbol} from '../../lib/api/model';
import {splitOutsideBrackets} from '../../lib/text/splitOutsideBrackets';
import {runPyright} from '../../scripts/runPyright';

/** Asks pyright for the type of each symbol; the results are in the order of the symbols, '' where there is none. */
export function revealTypes(symbols: readonly ApiSymbol[], root: string): string[] {
  const work = path.join(root, 'node_modules', '.cache', 'signatures');
  rmSync(work, {recursive: true, force: true});
  mkdirSync(work, {recursive: true});
  const owners = [...new Set(symbols.map(toOwner))];
  // Each import gets a unique name: a package may export a class with the name of the class's own module.
  const imports = owners.map((owner, index) => {
    const dot = owner.lastIndexOf('.');
    return `from ${owner.slice(0, dot)} import ${owner.slice(dot + 1)} as owner${index}`;
  });
  const questions = symbols.map((symbol) => {
    const member = symbol.qualname.includes('.') ? symbol.qualname.slice(symbol.qualname.indexOf('.')) : '';
    return `reveal_type(owner${owners.indexOf(toOwner(symbol))}${member})`;
  });
  const lines = [...imports, ...questions];
  writeFileSync(path.join(work, 'reveal.py'), `${lines.join('\n')}\n`);
  const extraPaths = [path.join(root, 'api'), path.join(root, 'api', 'typings')];
  writeFileSync(
    path.join(work, 'pyrightconfig.json'),
    JSON.stringify({include: ['.'], extraPaths, pythonVersion: '3.12'}),
  );
  const {generalDiagnostics} = runPyright(root, work);
  const answers = new Map(generalDiagnostics.map(({message, range}) => [range.start.line, message]));
  return symbols.map(
    (_, index) => answers.get(owners.length + index)?.match(/^Type of ".*" is "(.*)"$/s)?.[1] ?? '',
  );
}

/** The class or function of a module that a symbol is, or belongs to. */
function toOwner({module, qualname}: ApiSymbol): string {
  return `${module}.${qualname.split('.')[0]}`;
}

/** The parameters of a signature that pyright has printed, as stars and name, with `=` after those that have a default. */
export function toParameterNames(signature: string): string[] {
  const list = signature.slice(1, findClosing(signature));
  return splitOutsideBrackets(list, ',')
    .map(({text}) => text)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '*' && part !== '/')
    .map((part) => {
      const name = part.match(/^\*{0,2}\w+/)?.[0] ?? part;
      return splitOutsideBrackets(part, '=').length > 1 ? `${name}=` : name;
    });
}

/** The signatures in pyright's answer: one, or those of `Overload[…]`. */
export function splitOverloads(type: string): string[] {
  const overloads = type.match(/^Overload\[(.*)\]$/s)?.[1];
  return overloads === undefined ? [type] : splitOutsideBrackets(overloads, ',').map(({text}) => text.trim());
}

function findClosing(text: string): number {
  let depth = 0;
  for (const [index, character] of [...text].entries()) {
    if ('([{'.includes(character)) depth++;
    if (')]}'.includes(character)) depth--;
    if (depth === 0) return index;
  }
  return text.length;
}
