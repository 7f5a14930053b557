import {getOwn} from '../../collections/getOwn';
import {TREE_LIMITS, UnreadableTree} from './controlTree';

export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
}

const BLANK = /\s+/y;
const DECLARATION = /<\?xml\s[^?>]*\?>/y;
const COMMENT = /<!--[\s\S]*?-->/y;
const OPENED = /<([\p{L}_][\p{L}\p{N}_.:$-]*)/uy;
const CLOSED = /<\/([\p{L}_][\p{L}\p{N}_.:$-]*)\s*>/uy;
const ATTRIBUTE = /\s+([\p{L}_][\p{L}\p{N}_.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/uy;
const OPENED_END = /\s*(\/?)>/y;
const TEXT = /[^<]+/y;
const NAMED: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'"};

/**
 * Reads the XML of a control tree: elements with attributes, and nothing that dumps do not hold. A document type, and so
 * every entity of a document's own, is refused. What follows the root element is left out.
 */
export function parseXml(source: string): XmlElement {
  let at = 0;
  const open: XmlElement[] = [];
  let count = 0;

  function match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = at;
    const found = pattern.exec(source) ?? undefined;
    if (found) at += found[0].length;
    return found;
  }

  function refuse(what: string): UnreadableTree {
    const line = source.slice(0, at).split('\n').length;
    return new UnreadableTree(`Line ${line}: ${what}`);
  }

  function readElement(name: string): XmlElement {
    const attributes = new Map<string, string>();
    for (let found = match(ATTRIBUTE); found; found = match(ATTRIBUTE)) {
      const [, attribute = '', doubled, single = ''] = found;
      if (attributes.has(attribute)) throw refuse(`“${attribute}” stands twice in <${name}>.`);
      attributes.set(attribute, decode(doubled ?? single));
    }
    // Own properties only, whatever their name is.
    return {name, attributes: Object.fromEntries(attributes), children: []};
  }

  function decode(text: string): string {
    return text.replace(/&([^;&\s]{0,32});?/g, (written, name: string) => {
      const value = written.endsWith(';') ? readEntity(name) : undefined;
      if (value === undefined)
        throw refuse(
          `“${written}” is an entity that dumps do not have. Allowed are &amp;, &lt;, &gt;, &quot;, &apos; and numbers such as &#10;.`,
        );
      return value;
    });
  }

  /** Reads `</name>`; gives the element that it ends. */
  function close(name: string): XmlElement {
    const element = open.pop();
    if (element?.name !== name) throw refuse(`</${name}> ends ${element ? `<${element.name}>` : 'nothing'}.`);
    return element;
  }

  /** Reads `<name …>`; gives the element when its tag ends it as well: `<name … />`. */
  function start(): XmlElement | undefined {
    const [, name] = match(OPENED) ?? [];
    if (name === undefined) throw refuse('this is not XML.');
    const element = readElement(name);
    const end = match(OPENED_END);
    if (!end) throw refuse(`an attribute of <${name}> is not closed or not quoted.`);
    open.at(-1)?.children.push(element);
    if (++count > TREE_LIMITS.controls)
      throw new UnreadableTree(`The tree has more than ${TREE_LIMITS.controls} controls.`);
    if (open.length >= TREE_LIMITS.depth)
      throw new UnreadableTree(`Controls are inside each other more than ${TREE_LIMITS.depth} levels deep.`);
    if (end[1] === '/') return element;
    open.push(element);
    return undefined;
  }

  match(/\ufeff/y);
  match(BLANK);
  match(DECLARATION);
  while (at < source.length) {
    if (match(BLANK) || match(COMMENT) || (open.length > 0 && match(TEXT))) continue;
    if (source.startsWith('<!', at))
      throw refuse('the text has a document type or a CDATA section, which control trees do not have.');
    const [, closed] = match(CLOSED) ?? [];
    const ended = closed === undefined ? start() : close(closed);
    if (ended && open.length === 0) return ended;
  }
  throw refuse(
    open.length > 0 ? `<${open.at(-1)?.name}> does not end: the text was cut off.` : 'there are no controls.',
  );
}

function readEntity(name: string): string | undefined {
  const [, hexadecimal, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? [];
  const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal ?? Number.NaN);
  if (code <= 0x10ffff) return String.fromCodePoint(code);
  return getOwn(NAMED, name);
}
