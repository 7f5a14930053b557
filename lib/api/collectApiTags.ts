import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {jsxAttribute} from '../mdx/jsxAttribute';

/** A tag `<Api name="…">` or `<ApiModule name="…">` in a page. */
export interface ApiTag {
  component: 'Api' | 'ApiModule';
  /** The attribute `name`; empty when it is missing. */
  name: string;
  /** Whether the class is shown with all of its members: `<Api name="…" members />`. */
  hasMembers: boolean;
  line: number;
}

/** Collects the tags of a parsed page, in their order. */
export function collectApiTags(tree: Root): ApiTag[] {
  const tags: ApiTag[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    const tag = toApiTag(node);
    if (tag !== undefined) tags.push(tag);
  });
  return tags;
}

/** Reads one element of a page; undefined for other components. */
export function toApiTag(node: MdxJsxFlowElement): ApiTag | undefined {
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
