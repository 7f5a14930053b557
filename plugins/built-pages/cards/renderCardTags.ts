import {escapeHtml} from '../../../lib/code/escapeHtml';
import {addToHead} from '../addToHead';
import {CARD} from './renderCard';

export interface CardTags {
  /** Absolute address of the picture. */
  url: string;
  alt: string;
}

/** Names a page's social card in its head, for Open Graph and for X. */
export function addCardTags(file: string, html: string, {url, alt}: CardTags): string {
  const tags = [
    property('og:image', url),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(CARD.width)),
    property('og:image:height', String(CARD.height)),
    property('og:image:alt', alt),
    `<meta name="twitter:image" content="${escapeHtml(url)}"/>`,
    `<meta name="twitter:image:alt" content="${escapeHtml(alt)}"/>`,
  ];
  return addToHead(file, html, tags.join(''));
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}"/>`;
}
