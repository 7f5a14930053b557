import type {BlockContent, Heading, ListItem, PhrasingContent} from 'mdast';
import {HTMLElement, type Node} from 'node-html-parser';
import {capitalize} from '../text/capitalize';
import type {MarkdownContext} from './markdownContext';
import {toList, toListItem, toParagraph, toStrong, toText} from './markdownNodes';
import {refuseElement} from './refuseElement';
import {toCode} from './toCode';
import {isPhrasing, isSilent, tagOf, toPhrasing} from './toPhrasing';
import {toTable} from './toTable';

const CONTAINERS = new Set(['article', 'div', 'figure', 'footer', 'header', 'main', 'noscript', 'section']);

/**
 * Turns the elements of a page into Markdown. Throws at an element without a form in Markdown, so that no page loses a
 * part of what it says unnoticed.
 */
export function toFlow(nodes: readonly Node[], context: MarkdownContext): BlockContent[] {
  const blocks: BlockContent[] = [];
  let line: Node[] = [];
  const endLine = () => {
    const children = toPhrasing(line, context);
    if (children.length > 0) blocks.push(toParagraph(children));
    line = [];
  };
  for (const node of nodes) {
    if (isSilent(node)) continue;
    if (!(node instanceof HTMLElement) || isPhrasing(node)) {
      line.push(node);
      continue;
    }
    endLine();
    blocks.push(...toBlocks(node, context));
  }
  endLine();
  return blocks;
}

function toBlocks(element: HTMLElement, context: MarkdownContext): BlockContent[] {
  const entry = element.id === '' ? undefined : context.renderEntry(element.id);
  if (entry !== undefined) return entry;
  const tag = tagOf(element);
  const depth = toDepth(tag);
  if (depth !== undefined)
    return [{type: 'heading', depth, children: toPhrasing(element.childNodes, context)}];
  if (element.classList.contains('theme-admonition')) return [toQuote(element, context)];
  if (element.hasAttribute('data-language')) return [toCode(element)];
  if (CONTAINERS.has(tag)) return toFlow(element.childNodes, context);
  switch (tag) {
    case 'a':
      return toLinkedBlocks(element, context);
    case 'details':
      return toUnfolded(element, context);
    case 'dl':
      return [toList(toDescriptions(element, context))];
    case 'hr':
      return [{type: 'thematicBreak'}];
    case 'ol':
    case 'ul':
      return [toList(toItems(element, context), tag === 'ol')];
    case 'p':
      return toLine(element, context);
    case 'svg':
      return [toPicture(element, context)];
    case 'figcaption':
      // The caption of a drawing is its title, which stands in the text for the drawing.
      return [];
    case 'table':
      return [toTable(element, context)];
    default:
      throw refuseElement(element, context.page);
  }
}

function toDepth(tag: string): Heading['depth'] | undefined {
  return ([1, 2, 3, 4, 5, 6] as const).find((depth) => tag === `h${depth}`);
}

/** A paragraph; what names the panel of a tab stands out as the tab did. */
function toLine(element: HTMLElement, context: MarkdownContext): BlockContent[] {
  const children = toPhrasing(element.childNodes, context);
  if (children.length === 0) return [];
  return [toParagraph(element.classList.contains('tab-name') ? [toStrong(children)] : children)];
}

/** A note: its kind and its title, then its text, as a quotation. */
function toQuote(element: HTMLElement, context: MarkdownContext): BlockContent {
  const [heading, ...content] = element.childNodes.filter((node) => node instanceof HTMLElement);
  const kind = [...element.classList.values()]
    .map((name) => /^theme-admonition-(\w+)$/.exec(name)?.[1])
    .find((name) => name !== undefined);
  if (heading === undefined || kind === undefined) throw refuseElement(element, context.page);
  const title = heading.textContent.trim();
  const label = title === kind ? capitalize(kind) : `${capitalize(kind)}: ${title}`;
  return {
    type: 'blockquote',
    children: [toParagraph([toStrong([toText(label)])]), ...toFlow(content, context)],
  };
}

function toUnfolded(element: HTMLElement, context: MarkdownContext): BlockContent[] {
  const [summary, ...content] = element.childNodes;
  if (!(summary instanceof HTMLElement)) throw refuseElement(element, context.page);
  return [toParagraph([toStrong(toPhrasing(summary.childNodes, context))]), ...toFlow(content, context)];
}

function toItems(element: HTMLElement, context: MarkdownContext) {
  return elementsOf(element).map((item) => toListItem(toFlow(item.childNodes, context)));
}

/** Terms with their descriptions, an item each; a row may be an entry of the reference. */
function toDescriptions(list: HTMLElement, context: MarkdownContext): ListItem[] {
  const items: ListItem[] = [];
  let term: PhrasingContent[] = [];
  for (const element of elementsOf(list)) {
    const entry = context.renderEntry(element.id);
    const tag = tagOf(element);
    if (entry !== undefined) items.push(toListItem(entry));
    else if (tag === 'div') items.push(...toDescriptions(element, context));
    else if (tag === 'dt') term = toPhrasing(element.childNodes, context);
    else if (tag === 'dd') items.push(toListItem(toDescription(term, toFlow(element.childNodes, context))));
    else throw refuseElement(element, context.page);
  }
  return items;
}

function toDescription(term: PhrasingContent[], [first, ...others]: BlockContent[]): BlockContent[] {
  if (first?.type === 'paragraph')
    return [toParagraph([...term, toText(': '), ...first.children]), ...others];
  return [toParagraph(term), ...(first === undefined ? [] : [first]), ...others];
}

/** A drawing by what it says to whoever cannot see it. */
function toPicture(element: HTMLElement, context: MarkdownContext): BlockContent {
  const title = element.querySelector('title')?.textContent;
  const description = element.querySelector('desc')?.textContent;
  const label = element.getAttribute('aria-label');
  if (title !== undefined && description !== undefined)
    return toParagraph([toStrong([toText(`Picture: ${title}.`)]), toText(` ${description}`)]);
  if (label === undefined) throw refuseElement(element, context.page);
  return toParagraph([toStrong([toText('Picture:')]), toText(` ${label}`)]);
}

/** A card whose whole face is a link: its first line carries it. */
function toLinkedBlocks(element: HTMLElement, context: MarkdownContext): BlockContent[] {
  const [first, ...others] = toFlow(element.childNodes, context);
  if (first?.type !== 'heading' && first?.type !== 'paragraph') throw refuseElement(element, context.page);
  const url = context.toHref(element.getAttribute('href') ?? '');
  const children: PhrasingContent[] =
    url === undefined ? first.children : [{type: 'link', url, children: first.children}];
  return [{...first, children}, ...others];
}

function elementsOf(element: HTMLElement): HTMLElement[] {
  return element.childNodes.filter((node) => node instanceof HTMLElement);
}
