import type {Lint} from './lint';
import {reportAt} from './reportAt';

const MISSING_FIND = {
  severity: 'warning',
  rule: 'missing-find',
  message: 'The chain ends without `find()` or `find_all()`: add one, and keep its result in a name.',
  why: 'A selector alone only says what to look for.',
} as const;

/** Finds selector chains without `find()` or `find_all()`, which search nothing. */
export const lintSelectors: Lint = (input) =>
  input.script.find('ExpressionStatement').flatMap((statement) => {
    const chain = statement.firstChild;
    if (chain?.name !== 'CallExpression') return [];
    const meaning = input.names.meaningOf(chain);
    if (meaning?.kind !== 'instance' || !/^(?:Web)?Selector$/.test(meaning.symbol.qualname)) return [];
    return [reportAt(statement, MISSING_FIND, input, input.hrefs.get(meaning.symbol.name))];
  });
