import type {PhrasingContent} from 'mdast';
import {HTMLElement, type Node} from 'node-html-parser';
import type {MarkdownContext} from './markdownContext';
import {toText} from './markdownNodes';
import {refuseElement} from './refuseElement';

const PLAIN = new Set(['abbr', 'small', 'span', 'sub', 'sup', 'time']);
const PHRASING = new Set([...PLAIN, 'a', 'b', 'br', 'code', 'em', 'i', 'img', 'kbd', 'mark', 'strong']);

/** Whether an element stands inside a line of text, as far as pages use such elements. */
export function isPhrasing(node: Node): boolean {
  if (!(node instanceof HTMLElement)) return true;
  return PHRASING.has(tagOf(node)) && !node.querySelector('h1, h2, h3, h4, h5, h6, p, ul, ol, pre, div');
}

/** The tag of an element in lower case. */
export function tagOf({rawTagName}: HTMLElement): string {
  return rawTagName.toLowerCase();
}

const SILENT_TAGS = new Set(['nav', 'button', 'input', 'fieldset', 'label', 'output']);
const SILENT_ROLES = new Set(['status', 'tablist']);
/** Of the theme: the link beside a heading, and the picture on a card. */
const SILENT_CLASSES = ['hash-link', 'theme-doc-card-icon'];

/**
 * What a page leaves out of its text: places to navigate, ornament, controls and what only tells their state. What a
 * control gives, a page must also say in words.
 */
export function isSilent(node: Node): boolean {
  return (
    node instanceof HTMLElement &&
    (SILENT_TAGS.has(tagOf(node)) ||
      node.getAttribute('aria-hidden') === 'true' ||
      SILENT_ROLES.has(node.getAttribute('role') ?? '') ||
      SILENT_CLASSES.some((name) => node.classList.contains(name)))
  );
}

/** Turns a piece of a line into Markdown. White space is folded, and cut at both ends. */
export function toPhrasing(nodes: readonly Node[], context: MarkdownContext): PhrasingContent[] {
  return trim(convertAll(nodes, context));
}

function convertAll(nodes: readonly Node[], context: MarkdownContext): PhrasingContent[] {
  const heard = nodes.filter((node) => !isSilent(node));
  return heard.flatMap((node, index) => {
    const isApart = isSetApart(heard[index - 1], node);
    return [...(isApart ? [toText(' ')] : []), ...convert(node, context)];
  });
}

/** Whether style sheets alone keep two words apart: a link and its explanation or the next one, a tag and the number of its posts. */
function isSetApart(before: Node | undefined, node: Node): boolean {
  if (before === undefined || !(node instanceof HTMLElement)) return false;
  if (tagOf(node) === 'a') return before instanceof HTMLElement && tagOf(before) === 'a';
  if (tagOf(node) !== 'span') return false;
  const isBeside = before instanceof HTMLElement || /^a$/i.test(node.parentNode?.rawTagName ?? '');
  return isBeside && /[\p{L}\p{N}]$/u.test(before.textContent) && /^[\p{L}\p{N}]/u.test(node.textContent);
}

function convert(node: Node, context: MarkdownContext): PhrasingContent[] {
  if (!(node instanceof HTMLElement)) {
    const value = node.textContent.replace(/\s+/g, ' ');
    return value === '' ? [] : [toText(value)];
  }
  const tag = tagOf(node);
  const children = () => convertAll(node.childNodes, context);
  if (PLAIN.has(tag)) return children();
  switch (tag) {
    case 'a': {
      // A term of the glossary: Markdown says each thing once, and the glossary has a Markdown copy of its own.
      if (node.hasAttribute('data-term')) return children();
      const url = context.toHref(node.getAttribute('href') ?? '');
      return url === undefined ? children() : [{type: 'link', url, children: children()}];
    }
    case 'b':
    case 'mark':
    case 'strong':
      return [{type: 'strong', children: children()}];
    case 'em':
    case 'i':
      return [{type: 'emphasis', children: children()}];
    case 'br':
      return [{type: 'break'}];
    case 'code':
    case 'kbd':
      return [{type: 'inlineCode', value: node.textContent.replace(/\s+/g, ' ')}];
    case 'img': {
      const url = context.toHref(node.getAttribute('src') ?? '') ?? '';
      return [{type: 'image', url, alt: node.getAttribute('alt') ?? ''}];
    }
    default:
      throw refuseElement(node, context.page);
  }
}

function trim(nodes: PhrasingContent[]): PhrasingContent[] {
  const first = nodes[0];
  const last = nodes.at(-1);
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return nodes.filter((node) => node.type !== 'text' || node.value !== '');
}
