import type {ApiReference} from './loadReference';
import {type ApiSymbol, PLATFORMS} from './model';

/**
 * The documented symbol that code in the prose of a page means: `FindColors.find`, `click()` or a class with a
 * capital. None when the text is no name, or when the page's platform (all platforms, on other pages) has several.
 */
export function findMention(
  text: string,
  page: string,
  {model, places}: ApiReference,
): ApiSymbol | undefined {
  const name = text.match(/^([A-Za-z]\w*(?:\.\w+)*)(?:\(\))?$/)?.[1];
  const isCall = text.endsWith('()');
  if (name === undefined || !(isCall || name.includes('.') || /^[A-Z]/.test(name))) return undefined;
  const platform = PLATFORMS.find((candidate) => page.startsWith(`docs/${candidate}/`));
  const meant = new Set(
    [...model.symbols.values()].filter(
      (symbol) =>
        symbol.qualname === name &&
        places.has(symbol.name) &&
        (platform === undefined || symbol.platform === platform),
    ),
  );
  const [only] = meant;
  return meant.size === 1 ? only : undefined;
}
