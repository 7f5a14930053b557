import {escapeHtml} from '../../../lib/code/escapeHtml';
import {CARD} from './renderCard';

export interface CardTags {
  /** Absolute address of the picture. */
  url: string;
  alt: string;
}

/** Renders the tags that name a page's social card, for Open Graph and for X. */
export function renderCardTags({url, alt}: CardTags): string {
  return [
    renderMeta('property', 'og:image', url),
    renderMeta('property', 'og:image:type', 'image/png'),
    renderMeta('property', 'og:image:width', String(CARD.width)),
    renderMeta('property', 'og:image:height', String(CARD.height)),
    renderMeta('property', 'og:image:alt', alt),
    renderMeta('name', 'twitter:image', url),
    renderMeta('name', 'twitter:image:alt', alt),
  ].join('');
}

function renderMeta(key: 'property' | 'name', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}"/>`;
}
