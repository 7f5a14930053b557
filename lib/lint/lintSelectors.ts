import type {Lint} from './lint';

/** Finds selector chains without `find()` or `find_all()`, which search nothing. */
export const lintSelectors: Lint = ({script, names, hrefs}) =>
  script.find('ExpressionStatement').flatMap((statement) => {
    const chain = statement.firstChild;
    if (chain?.name !== 'CallExpression') return [];
    const meaning = names.meaningOf(chain);
    if (meaning?.kind !== 'instance' || !/^(?:Web)?Selector$/.test(meaning.symbol.qualname)) return [];
    const page = hrefs.get(meaning.symbol.name);
    return [
      {
        ...script.locate(statement),
        severity: 'warning' as const,
        rule: 'missing-find' as const,
        message: 'The chain ends without `find()` or `find_all()`: add one, and keep its result in a name.',
        why: 'Without its last link a selector only says what to look for.',
        ...(page !== undefined && {page}),
      },
    ];
  });
