import type {BlockContent, PhrasingContent} from 'mdast';
import {toList, toListItem, toParagraph, toText} from './markdownNodes';
import {renderMarkdown} from './renderMarkdown';

export interface LlmsLink {
  title: string;
  url: string;
  description: string;
}

export interface LlmsTxt {
  title: string;
  /** One sentence on what the pages are about. */
  summary: string;
  /** What a reader must know before the first page, a paragraph each. */
  details: readonly string[];
  sections: readonly {heading: string; links: readonly LlmsLink[]}[];
}

/** Renders llms.txt (https://llmstxt.org, version 2): title, summary, what to know, then a list of links a section. */
export function renderLlmsTxt({title, summary, details, sections}: LlmsTxt): string {
  return renderMarkdown([
    {type: 'heading', depth: 1, children: [toText(title)]},
    {type: 'blockquote', children: [toParagraph([toText(summary)])]},
    ...details.map((text) => toParagraph([toText(text)])),
    ...sections
      .filter(({links}) => links.length > 0)
      .flatMap(({heading, links}): BlockContent[] => [
        {type: 'heading', depth: 2, children: [toText(heading)]},
        toList(links.map((link) => toListItem([toParagraph(toLink(link))]))),
      ]),
  ]);
}

function toLink({title, url, description}: LlmsLink): PhrasingContent[] {
  return [{type: 'link', url, children: [toText(title)]}, toText(`: ${description}`)];
}
