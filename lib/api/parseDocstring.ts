import type {Confidence, Docstring, StubLocation} from './model';
import {stubError} from './stubError';

const SECTIONS = ['Args', 'Returns', 'Raises', 'Note', 'Requires', 'Confidence'] as const;

type Section = (typeof SECTIONS)[number];

/** A line of a docstring with its place in the stub. */
interface Line {
  text: string;
  indent: number;
  number: number;
}

interface Item {
  key: string;
  text: string;
}

/**
 * Reads a docstring of the fixed style: a summary, paragraphs, then Google's sections in the order of `SECTIONS`.
 * `location` is where the text begins. Throws `file:line: reason` when a section is unknown, misplaced or malformed.
 */
export function parseDocstring(text: string, location: StubLocation): Docstring {
  const lines = toLines(text, location.line);
  const isHeading = ({text: line, indent}: Line) => indent === 0 && /^[A-Z]\w+:$/.test(line);
  const firstSection = lines.findIndex(isHeading);
  const [summary = '', ...details] = toParagraphs(firstSection < 0 ? lines : lines.slice(0, firstSection));
  if (summary === '') throw stubError(location, 'the docstring has no summary');
  const sections = splitSections(firstSection < 0 ? [] : lines.slice(firstSection), isHeading, location);

  const returns = toParagraphs(sections.get('Returns') ?? []).join(' ');
  const confidence = readConfidence(sections.get('Confidence'), location);
  return {
    summary,
    details,
    args: new Map(
      toItems(sections.get('Args') ?? [], location).map(({key, text: meaning}) => [
        key.replace(/^\*+/, ''),
        meaning,
      ]),
    ),
    ...(returns !== '' && {returns}),
    raises: toItems(sections.get('Raises') ?? [], location).map(({key, text: description}) => ({
      type: key,
      description,
    })),
    notes: toParagraphs(sections.get('Note') ?? []),
    requires: toParagraphs(sections.get('Requires') ?? []).flatMap(splitList),
    ...(confidence && {confidence}),
  };
}

function splitList(text: string): string[] {
  return text
    .split(';')
    .map((part) => part.trim().replace(/\.$/, ''))
    .filter(Boolean);
}

/** Lines without the common indentation; the first line of a docstring has none of its own. */
function toLines(text: string, firstNumber: number): Line[] {
  const [first = '', ...rest] = text.split('\n');
  const filled = rest.filter((line) => line.trim() !== '');
  const common = Math.min(...filled.map((line) => line.length - line.trimStart().length));
  const lines = [first.trim(), ...rest.map((line) => line.slice(filled.length === 0 ? 0 : common).trimEnd())];
  return lines.map((line, index) => ({
    text: line.trim(),
    indent: line.length - line.trimStart().length,
    number: firstNumber + index,
  }));
}

function toParagraphs(lines: readonly Line[]): string[] {
  return lines
    .map(({text}) => text)
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll('\n', ' ').trim())
    .filter(Boolean);
}

function splitSections(
  lines: readonly Line[],
  isHeading: (line: Line) => boolean,
  {file}: StubLocation,
): Map<Section, Line[]> {
  const sections = new Map<Section, Line[]>();
  let last = -1;
  let body: Line[] = [];
  for (const line of lines) {
    if (!isHeading(line)) {
      if (line.text !== '' && line.indent === 0) {
        throw stubError(
          {file, line: line.number},
          `"${line.text}" stands after the sections; indent it or move it up`,
        );
      }
      body.push(line);
      continue;
    }
    const index = SECTIONS.findIndex((name) => `${name}:` === line.text);
    const section = SECTIONS[index];
    if (section === undefined || index <= last) {
      const problem = section === undefined ? 'is not a section' : 'is out of order or twice';
      throw stubError(
        {file, line: line.number},
        `"${line.text}" ${problem}; allowed, in this order: ${SECTIONS.join(', ')}`,
      );
    }
    last = index;
    body = [];
    sections.set(section, body);
  }
  return sections;
}

/** Reads `name: text` items; deeper lines continue the item above. */
function toItems(lines: readonly Line[], {file}: StubLocation): Item[] {
  const filled = lines.filter(({text}) => text !== '');
  const [first] = filled;
  const items: Item[] = [];
  for (const {text, indent, number} of filled) {
    const last = items.at(-1);
    if (indent > (first?.indent ?? 0) && last !== undefined) {
      last.text = `${last.text} ${text}`.trim();
      continue;
    }
    const [, key, rest] = text.match(/^([*\w.]+):\s*(.*)$/) ?? [];
    if (key === undefined || rest === undefined) {
      throw stubError({file, line: number}, `"${text}" is not an item; allowed: name: description`);
    }
    items.push({key, text: rest});
  }
  return items;
}

function readConfidence(lines: readonly Line[] | undefined, location: StubLocation): Docstring['confidence'] {
  if (lines === undefined) return undefined;
  const [, level, reason] =
    toParagraphs(lines)
      .join(' ')
      .match(/^(\w+):\s+(.+)$/) ?? [];
  if (!isConfidence(level) || reason === undefined) {
    throw stubError(location, 'Confidence is malformed; allowed: "medium: reason" or "low: reason"');
  }
  return {level, reason};
}

function isConfidence(level: string | undefined): level is Confidence {
  return level === 'medium' || level === 'low';
}
