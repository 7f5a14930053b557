import type {ShardSection, ShardSymbol, ShardText} from '../../lib/search/records/shard';
import {buildPeerIndex, type PeerIndex} from './peer';

interface IndexedPage {
  url: string;
  title: string;
  text?: string;
  rest?: string;
  sections: readonly ShardSection[];
  symbols?: readonly ShardSymbol[];
}

/** Gives the peer what it reads of a page: its title, the headings with the names of symbols, and the texts under them. */
export function toPeerIndex(pages: readonly IndexedPage[]): PeerIndex {
  let lastId = 0;
  const document = (url: string, text: string) => {
    lastId += 1;
    return {id: lastId, url, text};
  };
  const titles = pages.map(({url, title}) => document(url, title));
  const headings = pages.flatMap(({url, sections, symbols = []}) => [
    ...sections.map(({anchor, heading}) => document(`${url}#${anchor}`, heading)),
    ...symbols.map(({anchor, name}) => document(`${url}#${anchor}`, name)),
  ]);
  const texts = pages.flatMap(({url, text = '', rest, sections, symbols = []}) => [
    document(url, joinWords({text, ...(rest && {rest})})),
    ...sections.map((section) => document(`${url}#${section.anchor}`, joinWords(section))),
    ...symbols.map(({anchor, signature = '', text: summary}) =>
      document(`${url}#${anchor}`, `${signature} ${summary}`),
    ),
  ]);
  return buildPeerIndex([titles, headings, texts]);
}

function joinWords({text, rest = ''}: ShardText): string {
  return `${text} ${rest}`;
}
