import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/** The value of a quoted attribute of a component in MDX; none when it is missing or an expression. */
export function jsxAttribute(
  {attributes}: MdxJsxFlowElement | MdxJsxTextElement,
  name: string,
): string | undefined {
  const attribute = attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}
