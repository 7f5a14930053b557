import type {BlockContent} from 'mdast';

/** What a page's elements are turned into Markdown with. */
export interface MarkdownContext {
  /** The page, as errors name it. */
  page: string;
  /** Where a link of the page leads from its Markdown copy; none for a place on the page itself, which Markdown cannot name. */
  toHref: (href: string) => string | undefined;
  /** The entry of the reference with this id, from the model; none where an id is something else. */
  renderEntry: (id: string) => BlockContent[] | undefined;
}
