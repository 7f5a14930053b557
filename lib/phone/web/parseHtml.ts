/** An element of a page, with what a script of the product may change. */
export interface WebElement {
  tag: string;
  attributes: Record<string, string>;
  /** What a field holds; a change leaves the attribute as it is. */
  value: string | undefined;
  parent: WebElement | undefined;
  children: WebElement[];
  /** Texts and elements in their order, for the text that is shown. */
  content: (string | WebElement)[];
}

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Elements whose content is not shown. */
const HIDDEN = new Set(['script', 'style', 'head', 'title']);
const TOKEN =
  /<!--[\s\S]*?-->|<![^>]*>|<\/([\w-]+)\s*>|<([\w-]+)((?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*\/?>|[^<]+|</g;
const ATTRIBUTE = /([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

/** Reads the elements of a page as it is written; its JavaScript does not run. Gives an element around all others. */
export function parseHtml(html: string): WebElement {
  const root = createElement('#document', {}, undefined);
  let current = root;
  // What is between <script> and </script> is not HTML.
  const text = html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?(<\/\2\s*>)/gi, '$1$3');
  for (const [token, closed, opened, attributes = ''] of text.matchAll(TOKEN)) {
    if (closed !== undefined) current = findOpen(current, closed.toLowerCase())?.parent ?? current;
    else if (opened !== undefined) {
      const element = createElement(opened.toLowerCase(), readAttributes(attributes), current);
      current.children.push(element);
      current.content.push(element);
      if (!VOID.has(element.tag) && !token.endsWith('/>')) current = element;
    } else if (!token.startsWith('<')) current.content.push(decode(token));
  }
  return root;
}

/** All elements inside one, in the order of the page. */
export function listElements(element: WebElement): WebElement[] {
  // No function calls itself here: pages may be as deep as they are long.
  const elements: WebElement[] = [];
  const waiting = [...element.children].reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    elements.push(next);
    for (const child of [...next.children].reverse()) waiting.push(child);
  }
  return elements;
}

/** The text that an element shows, with white space as a browser shows it. */
export function textOfElement(element: WebElement): string {
  return joinTexts(element).replace(/\s+/g, ' ').trim();
}

function joinTexts(element: WebElement): string {
  let text = '';
  const waiting: (string | WebElement)[] = [element];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') text += next;
    else if (!HIDDEN.has(next.tag)) for (const part of [...next.content].reverse()) waiting.push(part);
  }
  return text;
}

function createElement(
  tag: string,
  attributes: Record<string, string>,
  parent: WebElement | undefined,
): WebElement {
  return {tag, attributes, value: attributes.value, parent, children: [], content: []};
}

function findOpen(from: WebElement, tag: string): WebElement | undefined {
  for (let element: WebElement | undefined = from; element; element = element.parent)
    if (element.tag === tag) return element;
  return undefined;
}

function readAttributes(text: string): Record<string, string> {
  const found = [...text.matchAll(ATTRIBUTE)];
  return Object.fromEntries(
    found.map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decode(double ?? single ?? bare ?? ''),
    ]),
  );
}

const ENTITIES = new Map(Object.entries({amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' '}));

function decode(text: string): string {
  return text.replace(/&(\w+);/g, (whole, name: string) => ENTITIES.get(name) ?? whole);
}
