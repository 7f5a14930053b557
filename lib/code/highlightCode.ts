import {createHighlighter, type Highlighter} from 'shiki';
import {timeStep} from '../bench/timeStep';
import {escapeHtml} from './escapeHtml';
import {tokenTheme, toTokenClass} from './tokenTheme';

/** Languages of the site's code blocks; `text` is shown as it is. */
export const LANGUAGES = [
  'python',
  'bash',
  'json',
  'xml',
  'typescript',
  'tsx',
  'css',
  'yaml',
  'markdown',
  'ini',
] as const;

export interface HighlightedLine {
  /** Escaped HTML of one line: text and `<span class="tok-…">`, no other markup. */
  html: string;
}

let highlighter: Promise<Highlighter> | undefined;

/**
 * Highlights code at build time into lines of HTML with token classes.
 * Throws when the language is not one of `LANGUAGES` or `text`.
 */
export async function highlightCode(code: string, language: string): Promise<HighlightedLine[]> {
  if (language === 'text') return code.split('\n').map((line) => ({html: escapeHtml(line)}));
  const known = LANGUAGES.find((name) => name === language);
  if (known === undefined) {
    throw new Error(`code language "${language}" is not highlighted; allowed: text, ${LANGUAGES.join(', ')}`);
  }
  highlighter ??= createHighlighter({themes: [tokenTheme], langs: [...LANGUAGES]});
  const ready = await highlighter;
  const {tokens} = timeStep('highlighting', () =>
    ready.codeToTokens(code, {
      lang: known,
      theme: 'token-classes',
      // Shiki's own limit of 500 ms leaves the rest of a line without colours on a busy machine.
      tokenizeTimeLimit: 0,
    }),
  );
  return tokens.map((line) => ({html: line.map(({content, color}) => renderToken(content, color)).join('')}));
}

function renderToken(content: string, color: string | undefined): string {
  const tokenClass = toTokenClass(color);
  const text = escapeHtml(content);
  return tokenClass === undefined ? text : `<span class="${tokenClass}">${text}</span>`;
}
