import {HTMLElement, type Node} from 'node-html-parser';
import {createPrintLinks, type PrintSite, toPrintId} from './createPrintLinks';
import type {PlannedChapter, Section} from './planSections';

const VOID = new Set(['br', 'hr', 'img', 'wbr']);
/** Controls, and elements that announce their state: paper needs neither. */
const CONTROLS = new Set([
  'button',
  'fieldset',
  'form',
  'input',
  'label',
  'nav',
  'output',
  'script',
  'select',
]);
/** Attributes that serve controls alone; `role` stays, because drawings need it. */
const DROPPED_ATTRIBUTES = new Set(['tabindex', 'hidden', 'translate', 'aria-controls', 'aria-live']);
const ID_LISTS = new Set(['aria-labelledby', 'aria-describedby']);

/**
 * Renders the text of a page as a chapter of its section: headings one level lower, ids prefixed with that of the chapter, links
 * into the section where it has the target, `details` open, no controls.
 */
export function renderChapter(
  article: HTMLElement,
  chapter: PlannedChapter,
  section: Section,
  site: PrintSite,
): string {
  const toLink = createPrintLinks(chapter, section, site);
  return article.childNodes.map(renderNode).join('');

  function renderNode(node: Node): string {
    if (!(node instanceof HTMLElement)) return node.rawText;
    if (isLeftOut(node)) return '';
    const children = node.childNodes.map(renderNode).join('');
    const tag = node.rawTagName.toLowerCase();
    if (tag === 'noscript') return children;
    // It contained only controls.
    if (tag === 'p' && children.trim() === '') return '';
    const name = lowerHeading(node.rawTagName);
    const start = `<${[name, ...renderAttributes(node, tag)].join(' ')}>`;
    return VOID.has(tag) ? start : `${start}${children}</${name}>`;
  }

  function renderAttributes(element: HTMLElement, tag: string): string[] {
    const own = Object.entries(element.rawAttributes).flatMap(([name, value]) =>
      renderAttribute(name, value),
    );
    return tag === 'details' ? [...own, 'open=""'] : own;
  }

  function renderAttribute(name: string, value: string): string[] {
    const lower = name.toLowerCase();
    if (DROPPED_ATTRIBUTES.has(lower) || (lower === 'role' && value === 'tabpanel')) return [];
    if (lower === 'id') return [`id="${toPrintId(chapter, value)}"`];
    if (ID_LISTS.has(lower)) {
      const ids = value.split(' ').map((id) => toPrintId(chapter, id));
      return [`${name}="${ids.join(' ')}"`];
    }
    if (lower === 'href') {
      const link = toLink(value);
      return [
        `href="${link.href}"`,
        ...(link.chapter === undefined ? [] : [`data-chapter="${link.chapter}"`]),
      ];
    }
    // On paper, long lines of code are always wrapped.
    return [`${name}="${name === 'data-wrap' ? 'true' : value}"`];
  }
}

function isLeftOut(element: HTMLElement): boolean {
  const tag = element.rawTagName.toLowerCase();
  if (CONTROLS.has(tag) || element.classList.contains('hash-link')) return true;
  const role = element.getAttribute('role');
  if (role === 'status' || role === 'tablist') return true;
  // Except for the names of tabs, texts for readers without scripts are about scripts.
  if (tag === 'noscript') return element.querySelector('.tab-name') === null;
  // The caption of code has its language and buttons only, unless it names a file.
  const parent = element.parentNode;
  return (
    tag === 'figcaption' &&
    parent?.hasAttribute('data-language') === true &&
    !parent.hasAttribute('data-title')
  );
}

function lowerHeading(tag: string): string {
  return tag.replace(/^h([1-5])$/i, (_, level: string) => `h${Number(level) + 1}`);
}
