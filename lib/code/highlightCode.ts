import type {Highlighter} from 'shiki';
import {timeStep} from '../bench/timeStep';
import {escapeHtml} from './escapeHtml';
import {holdWords} from './holdWords';
import {tokenTheme, toTokenClass} from './tokenTheme';

/** Languages of the site's code blocks; `text` is shown as it is. */
const LANGUAGES = [
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

type Language = (typeof LANGUAGES)[number];

let highlighter: Promise<Highlighter> | undefined;
const loading = new Map<Language, Promise<void>>();

/** Imported here, because a build that takes all pages from the cache highlights nothing. */
async function loadShiki(): Promise<Highlighter> {
  const {createHighlighter} = await import('shiki');
  const {createJavaScriptRegexEngine} = await import('shiki/engine/javascript');
  return createHighlighter({
    themes: [tokenTheme],
    langs: [],
    // The same tokens as from Oniguruma in WebAssembly, in two thirds of the time. It throws at a pattern that it cannot translate.
    engine: createJavaScriptRegexEngine(),
  });
}

/** Loads the grammars that a language needs, each once: all ten together take a second. */
async function openHighlighter(language: Language): Promise<Highlighter> {
  highlighter ??= loadShiki();
  const ready = await highlighter;
  // A block of Markdown can contain blocks in these languages.
  const needed = language === 'markdown' ? LANGUAGES : [language];
  await Promise.all(
    needed.map((name) => {
      const grammar = loading.get(name) ?? ready.loadLanguage(name);
      loading.set(name, grammar);
      return grammar;
    }),
  );
  return ready;
}

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
  const ready = await openHighlighter(known);
  const {tokens} = timeStep('highlighting', () =>
    ready.codeToTokens(code, {
      lang: known,
      theme: 'token-classes',
      // With Shiki's default limit of 500 ms, a busy machine would leave the rest of a line without colours.
      tokenizeTimeLimit: 0,
    }),
  );
  return tokens.map((line) => {
    const render = (parts: typeof line) =>
      parts.map(({content, color}) => renderToken(content, color)).join('');
    return {html: known === 'bash' ? holdWords(line, render) : render(line)};
  });
}

function renderToken(content: string, color: string | undefined): string {
  const tokenClass = toTokenClass(color);
  const text = escapeHtml(content);
  return tokenClass === undefined ? text : `<span class="${tokenClass}">${text}</span>`;
}
