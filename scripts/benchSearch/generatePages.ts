import {findPlatformFacet, PLATFORM_FACETS} from '../../lib/platforms';
import type {SearchPage} from '../../lib/search/records/searchPage';

const WORDS_PER_PAGE = 900;
const SECTIONS_PER_PAGE = 6;

/** Makes pages of 900 words with the words of real pages, as often as they occur there; the same ones at each run. */
export function generatePages(count: number, corpus: readonly string[]): SearchPage[] {
  const next = createRandom(count);
  const pick = () => corpus[Math.floor(next() * corpus.length)] ?? '';
  const write = (length: number) => Array.from({length}, pick).join(' ');
  return Array.from({length: count}, (_, index) => {
    const folder = PLATFORM_FACETS[index % PLATFORM_FACETS.length]?.toLowerCase().replace('cloud', 'service');
    const url = `/docs/${folder}/page-${index}`;
    const title = write(3);
    const sections = Array.from({length: SECTIONS_PER_PAGE}, (_section, place) => ({
      anchor: `section-${place}`,
      heading: write(3),
      text: write(Math.round(WORDS_PER_PAGE / SECTIONS_PER_PAGE)),
    }));
    return {
      url,
      platform: findPlatformFacet(url),
      title,
      keywords: [],
      questions: [],
      text: '',
      sections,
      symbols: [],
      problems: [],
    };
  });
}

/** Numbers from 0 to 1 that follow from the seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
