import type {Expression, Identifier, Property} from 'estree';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {type MdxAttributes, toFlowElement} from '../mdx/mdxNodes';
import type {EntryPlan} from './createEntryPlanner';
import type {ApiSymbol} from './model';

/**
 * The components that show planned entries in their order: one for a class or a call; one for properties, attributes and
 * constants that follow each other. `importData` gives the variable that holds a symbol's data.
 */
export function toEntryElements(
  plans: readonly EntryPlan[],
  importData: (symbol: ApiSymbol) => string,
): MdxJsxFlowElement[] {
  const toProps = ({
    symbol,
    showsImport,
    showsUndocumented,
    showsConfidence,
    newTypes,
  }: EntryPlan): MdxAttributes => ({
    entry: toIdentifier(importData(symbol)),
    showsImport,
    showsUndocumented,
    showsConfidence,
    newTypes: newTypes.join(' '),
  });
  return groupRows(plans).map((group) =>
    group.every(({symbol}) => isRow(symbol))
      ? toFlowElement('ApiRows', {rows: toArray(group.map((plan) => toObject(toProps(plan))))})
      : toFlowElement('ApiEntry', group.map(toProps)[0] ?? {}),
  );
}

/** Whether a symbol is not called, and so is a row of a table. */
export function isRow({kind}: ApiSymbol): boolean {
  return kind === 'property' || kind === 'attribute' || kind === 'constant';
}

function groupRows(plans: readonly EntryPlan[]): EntryPlan[][] {
  const groups: EntryPlan[][] = [];
  for (const plan of plans) {
    const last = groups.at(-1);
    const follows = last?.every(({symbol}) => isRow(symbol)) && isRow(plan.symbol);
    if (last !== undefined && follows) last.push(plan);
    else groups.push([plan]);
  }
  return groups;
}

function toIdentifier(name: string): Identifier {
  return {type: 'Identifier', name};
}

function toArray(elements: Expression[]): Expression {
  return {type: 'ArrayExpression', elements};
}

function toObject(props: MdxAttributes): Expression {
  return {
    type: 'ObjectExpression',
    properties: Object.entries(props).map(
      ([name, value]): Property => ({
        type: 'Property',
        key: toIdentifier(name),
        value: typeof value === 'object' ? value : {type: 'Literal', value},
        kind: 'init',
        computed: false,
        method: false,
        shorthand: false,
      }),
    ),
  };
}
