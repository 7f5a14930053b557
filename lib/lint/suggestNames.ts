import {type ApiModel, lastName} from '../api/model';
import {findNearest} from '../text/findNearest';

const MAX_SAME = 3;

/** Full names that may be meant: those with the same last part on the platform, else similar ones of the module. */
export function suggestNames(full: string, model: ApiModel): string[] {
  const owner = full.slice(0, full.lastIndexOf('.'));
  const same = findSameName(lastName(full), full, model);
  if (same.length > 0) return same;
  const all = [...model.symbols.keys()];
  const inside = all.filter(
    (name) => name.startsWith(`${owner}.`) && !name.slice(owner.length + 1).includes('.'),
  );
  return findNearest(full, inside.length > 0 ? inside : all);
}

/** At most three public names of the platform that `within`, a full name, belongs to, with this last part, ignoring case. */
export function findSameName(name: string, within: string, {names}: ApiModel): string[] {
  const [, platform] = within.split('.');
  const end = `.${name.toLowerCase()}`;
  return [...names.keys()]
    .filter((symbol) => symbol.platform === platform && symbol.name.toLowerCase().endsWith(end))
    .slice(0, MAX_SAME)
    .map((symbol) => symbol.name);
}

/** Names as a message lists them, each marked as code. */
export function quoteNames(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
