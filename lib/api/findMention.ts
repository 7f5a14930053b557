import {BUILTINS} from '../editor/pythonNames';
import {PLATFORMS, type Platform} from '../platforms';
import type {ApiSymbol} from './model';
import type {ApiReference} from './reference';

/**
 * The documented symbol that code in the prose of a page means: `FindColors.find`, `click()` or a class with a
 * capital. Undefined when the text is not a name, a call of Python's own such as `input()`, or ambiguous on the page's platform (on
 * other pages: on all platforms).
 * `file` is the page's path from the root of the project.
 */
export function findMention(
  text: string,
  file: string,
  {model, symbolHrefs}: ApiReference,
): ApiSymbol | undefined {
  const name = text.match(/^([A-Za-z]\w*(?:\.\w+)*)(?:\(\))?$/)?.[1];
  const isCall = text.endsWith('()');
  if (name === undefined || !(isCall || name.includes('.') || /^[A-Z]/.test(name))) return undefined;
  if (BUILTINS.includes(name)) return undefined;
  const platform = findPlatform(file);
  const meant =
    model.byQualname
      .get(name)
      ?.filter(
        (symbol) => symbolHrefs.has(symbol.name) && (platform === undefined || symbol.platform === platform),
      ) ?? [];
  return meant.length === 1 ? meant[0] : undefined;
}

function findPlatform(file: string): Platform | undefined {
  const [, folder] = file.match(/^(?:docs|versioned_docs\/[^/]+)\/([^/]+)\//) ?? [];
  return PLATFORMS.find((platform) => platform === folder);
}
