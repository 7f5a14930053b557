import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';
import {expect, it} from 'vitest';
import {listFiles} from '../../lib/files/listFiles';
import {readSourcePages, type SourcePage} from '../support/sourcePages';

const STUBS = path.resolve(__dirname, '../../api/ascript');

/** Words that a technical editor would change, and what is written instead. */
const UNWANTED: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:page|text|source|article|site)s?\b[^.]{0,60}\bcould not be (?:read|found)\b/i,
    'the front-matter field verified.note for what sources did not show',
  ],
  [
    /\bof (?:(?:January|February|March|April|May|June|July|August|September|October|November|December) )?20[12]\d\b/,
    'from 2023',
  ],
  [/\bfor ever\b/i, 'forever'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\bstands? (?!for\b|still\b|out\b|alone\b|in for\b|by\b)/i, 'is'],
  [
    /(?<!\bthere |\bit |\bthat |\bhere )\bis no (?!longer\b|more\b|different\b|better\b|worse\b|match\b|need\b|matter\b)/i,
    'is not a',
  ],
  [
    /\b(?:UI |native )elements?\b|\b(?:press|tap|find|search for|wait for) (?:an|the|each) element\b(?! of (?:the|a) page)/i,
    'control; element is for web pages',
  ],
  [/[.!?] \d{1,2}\. (?=[A-Z])/, 'each step on a line of its own: these are two in one'],
  [
    /\bany answer(?: in \w+)?(?:,| (?:means|shows)\b)/i,
    'any answer of the server: the page of a browser that reached none is an answer too',
  ],
  [/\bnot known to take\b|\bTake (?:this|one|it|mode|the first) /, 'Use'],
];

interface Line {
  place: string;
  text: string;
}

/** The prose of a page, a paragraph a line; code and front matter are none. */
function readProse({file, tree}: SourcePage): Line[] {
  const lines: Line[] = [];
  collect(tree);
  return lines;

  function collect(node: Nodes): void {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
      lines.push({place: `${file}:${node.position?.start.line}`, text: toText(node)});
    else if ('children' in node) node.children.forEach(collect);
  }
}

function toText(node: Nodes): string {
  if (node.type === 'text') return node.value.replace(/\s+/g, ' ');
  if (node.type === 'inlineCode') return '`code`';
  return 'children' in node ? node.children.map(toText).join('') : '';
}

function readDocstrings(file: string): Line[] {
  return readFileSync(path.join(STUBS, file), 'utf8')
    .split('\n')
    .map((text, index) => ({
      place: `api/ascript/${file}:${index + 1}`,
      text: text.replace(/`[^`]*`/g, '`code`'),
    }));
}

function findUnwanted({place, text}: Line): string[] {
  return UNWANTED.flatMap(([pattern, instead]) => {
    const found = text.match(pattern)?.[0];
    return found === undefined ? [] : [`${place}: "${found.trim()}"; write: ${instead}`];
  });
}

it('is written as a technical editor would', () => {
  const pages = ['docs', 'blog', 'src'].flatMap(readSourcePages).flatMap(readProse);
  const docstrings = listFiles(STUBS, '.pyi').flatMap(readDocstrings);
  expect([...pages, ...docstrings].flatMap(findUnwanted)).toEqual([]);
});
