import type {BlockContent} from 'mdast';
import {renderMarkdown} from './renderMarkdown';

/** The facts about a page that its Markdown copy gives before the text. */
export interface MarkdownMetadata {
  title: string;
  description: string;
  /** URL of the page. */
  address: string;
  /** URL of the list of pages that it is on. */
  index: string;
  /** Of the docs, when it is not the version that readers see first. */
  version?: string;
  platform?: string;
  /** When its facts were checked, or when it was published. */
  date?: string;
  confidence?: string;
  /** What its facts were checked against. */
  source?: string;
  note?: string;
}

/** The Markdown copy of a page: what is known of it as front matter, then its text. */
export function renderMarkdownPage(metadata: MarkdownMetadata, text: BlockContent[]): string {
  const fields = Object.entries(metadata)
    .filter(([, value]) => value !== undefined)
    // A JSON text is a YAML text too, whatever it holds.
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${fields.join('\n')}\n---\n\n${renderMarkdown(text)}`;
}
