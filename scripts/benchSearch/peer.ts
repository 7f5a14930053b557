import lunr from 'lunr';

/** A document as Docusaurus' common local search (@easyops-cn/docusaurus-search-local) indexes pages: title, heading or text. */
export interface PeerDocument {
  id: number;
  url: string;
  /** Field `t`. */
  text: string;
}

/** The peer's files: one index each for titles, headings and texts, and the documents to show. */
export interface PeerIndex {
  documents: PeerDocument[];
  indexes: object[];
}

/** Builds what the peer ships: lunr indexes with the position of every word. */
export function buildPeerIndex(groups: readonly (readonly PeerDocument[])[]): PeerIndex {
  const indexes = groups.map((documents) =>
    lunr(function build() {
      this.ref('id');
      this.field('text');
      this.metadataWhitelist = ['position'];
      for (const document of documents) this.add(document);
    }).toJSON(),
  );
  return {documents: groups.flat(), indexes};
}

/** Searches as the peer does: all words required, the last one unfinished, then with one mistake; titles first. */
export function createPeer({documents, indexes}: PeerIndex): (query: string) => string[] {
  const loaded = indexes.map((index) => lunr.Index.load(index));
  const byId = new Map(documents.map((document) => [String(document.id), document]));
  return (query) => {
    const terms = lunr.tokenizer(query).map(String);
    const find = (editDistance: number) =>
      loaded.flatMap((index) =>
        index.query((asked) => {
          for (const [place, term] of terms.entries()) {
            const isLast = place === terms.length - 1;
            asked.term(term, {
              presence: lunr.Query.presence.REQUIRED,
              ...(isLast && editDistance === 0 && {wildcard: lunr.Query.wildcard.TRAILING}),
              ...(editDistance > 0 && {editDistance}),
            });
          }
        }),
      );
    const exact = find(0);
    const found = exact.length > 0 ? exact : find(1);
    return [...new Set(found.map(({ref}) => byId.get(ref)?.url.replace(/#.*/, '') ?? ''))];
  };
}
