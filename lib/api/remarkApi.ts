import path from 'node:path';
import type {Program} from 'estree';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {jsxAttribute} from '../mdx/jsxAttribute';
import {toApiUse} from './collectApiNames';
import {API_REFERENCE, toEntryFile, toLinkFile} from './entryFiles';
import {findMention} from './findMention';
import {loadReference} from './loadReference';
import {resolveUse} from './resolveUse';

/**
 * Turns `<Api name>` and `<ApiModule name>` into entries of the reference, and symbols that stand in prose as
 * code into links with a card. Their data are modules that the plugin api-reference writes, so that an edited stub
 * refreshes the pages that show it.
 */
export function remarkApi() {
  return (tree: Root, file: VFile): void => {
    const root = process.cwd();
    const page = path.relative(root, file.path).split(path.sep).join('/');
    const reference = loadReference(root);
    const imports = new Map<string, string>();
    const importName = (data: string): string => {
      const name = imports.get(data) ?? `apiData${imports.size}`;
      imports.set(data, name);
      return name;
    };

    visit(tree, (node, index, parent) => {
      if (parent === undefined || index === undefined) return undefined;
      if (node.type === 'heading' || node.type === 'link') return SKIP;
      const use = node.type === 'mdxJsxFlowElement' ? toApiUse(node) : undefined;
      if (use !== undefined) {
        const entries: RootContent[] = resolveUse(use, reference.model, page).map(({name}) =>
          toElement('mdxJsxFlowElement', 'ApiEntry', 'entry', importName(toEntryFile(name))),
        );
        parent.children.splice(index, 1, ...entries);
        return [SKIP, index + entries.length];
      }
      if (node.type === 'mdxJsxFlowElement' && (node.name === 'ApiIndex' || node.name === 'ApiMatrix')) {
        const data =
          node.name === 'ApiIndex' ? `index/${jsxAttribute(node, 'platform')}.json` : 'matrix.json';
        parent.children.splice(index, 1, toElement('mdxJsxFlowElement', node.name, 'data', importName(data)));
        return [SKIP, index + 1];
      }
      if (node.type === 'inlineCode') {
        const symbol = findMention(node.value, page, reference);
        if (symbol === undefined) return undefined;
        const link = toElement(
          'mdxJsxTextElement',
          'SymbolLink',
          'link',
          importName(toLinkFile(symbol.name)),
        );
        link.children = [node];
        parent.children.splice(index, 1, link);
        return [SKIP, index + 1];
      }
      return undefined;
    });
    const statements: RootContent[] = [...imports].map(([data, name]) =>
      toImport(name, `@generated/${API_REFERENCE}/default/${data}`),
    );
    tree.children.unshift(...statements);
  };
}

function toElement<Type extends 'mdxJsxFlowElement' | 'mdxJsxTextElement'>(
  type: Type,
  name: string,
  attribute: string,
  variable: string,
): Type extends 'mdxJsxFlowElement' ? MdxJsxFlowElement : MdxJsxTextElement;
function toElement(
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement',
  name: string,
  attribute: string,
  variable: string,
): MdxJsxFlowElement | MdxJsxTextElement {
  const expression: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [{type: 'ExpressionStatement', expression: {type: 'Identifier', name: variable}}],
  };
  const value = {
    type: 'mdxJsxAttributeValueExpression',
    value: variable,
    data: {estree: expression},
  } as const;
  return {type, name, attributes: [{type: 'mdxJsxAttribute', name: attribute, value}], children: []};
}

function toImport(name: string, source: string): MdxjsEsm {
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
