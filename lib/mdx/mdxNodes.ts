import type {Expression, Program} from 'estree';
import type {PhrasingContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

/** The value of an attribute in MDX: a text, `true` for one without value, a number, or an expression. */
export type AttributeValue = string | number | boolean | Expression;

/** Attributes of a component in MDX; those whose value is false or empty are left out. */
export type MdxAttributes = Readonly<Record<string, AttributeValue>>;

/** A component that stands by itself. */
export function toFlowElement(name: string, attributes: MdxAttributes): MdxJsxFlowElement {
  return {type: 'mdxJsxFlowElement', name, attributes: toAttributes(attributes), children: []};
}

/** A component inside a paragraph. */
export function toTextElement(
  name: string,
  attributes: MdxAttributes,
  children: PhrasingContent[],
): MdxJsxTextElement {
  return {type: 'mdxJsxTextElement', name, attributes: toAttributes(attributes), children};
}

/** `import name from 'source'` at the top of a page. */
export function toImport(name: string, source: string): MdxjsEsm {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
        source: {type: 'Literal', value: source},
        attributes: [],
      },
    ],
  };
  return {type: 'mdxjsEsm', value: `import ${name} from '${source}';`, data: {estree}};
}

function toAttributes(attributes: MdxAttributes): MdxJsxAttribute[] {
  return Object.entries(attributes)
    .filter(([, value]) => value !== false && value !== '')
    .map(([name, value]) => ({type: 'mdxJsxAttribute', name, value: toAttributeValue(value)}));
}

function toAttributeValue(value: AttributeValue): MdxJsxAttribute['value'] {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return null;
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ExpressionStatement',
        expression: typeof value === 'number' ? {type: 'Literal', value} : value,
      },
    ],
  };
  // The text of the expression is not read where its tree is given.
  return {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree}};
}
