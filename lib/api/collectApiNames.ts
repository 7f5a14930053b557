import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {jsxAttribute} from '../mdx/jsxAttribute';

/** A use of `<Api name="…">` or `<ApiModule name="…">` in a page. */
export interface ApiUse {
  component: 'Api' | 'ApiModule';
  /** The attribute `name`; empty when it is missing. */
  name: string;
  /** A class is followed by all of its members: `<Api name="…" members />`. */
  hasMembers: boolean;
  line: number;
}

/** Finds the reference entries of a parsed page, in their order. */
export function collectApiNames(tree: Root): ApiUse[] {
  const uses: ApiUse[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    const use = toApiUse(node);
    if (use !== undefined) uses.push(use);
  });
  return uses;
}

/** Reads one element of a page; none when it is another component. */
export function toApiUse(node: MdxJsxFlowElement): ApiUse | undefined {
  if (node.name !== 'Api' && node.name !== 'ApiModule') return undefined;
  return {
    component: node.name,
    name: jsxAttribute(node, 'name') ?? '',
    hasMembers: node.attributes.some(
      (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'members',
    ),
    line: node.position?.start.line ?? 0,
  };
}
