import type {Code} from 'mdast';
import {HTMLElement} from 'node-html-parser';

/** A block of code as the page writes it (src/components/CodeBlock); lines that come and go are marked as in a diff. */
export function toCode(figure: HTMLElement): Code {
  const code = figure.querySelector('pre code');
  const title = figure.getAttribute('data-title');
  const isChange = code?.querySelector('.line-inserted, .line-deleted') instanceof HTMLElement;
  const text = isChange ? markChanges(code) : (code?.textContent ?? '');
  return {
    type: 'code',
    lang: isChange ? 'diff' : (figure.getAttribute('data-language') ?? null),
    meta: title === undefined ? null : `title="${title}"`,
    value: text.replace(/\n$/, ''),
  };
}

/** Puts a sign before each line. A line that comes or goes stands in an element of its own, with its end. */
function markChanges(code: HTMLElement): string {
  let text = '';
  for (const node of code.childNodes) {
    const sign = toSign(node instanceof HTMLElement ? node : undefined);
    const isStart = text === '' || text.endsWith('\n');
    text += (isStart ? sign : '') + node.textContent.replace(/\n(?=.)/gs, '\n ');
  }
  return text;
}

function toSign(line: HTMLElement | undefined): string {
  if (line?.classList.contains('line-inserted')) return '+';
  return line?.classList.contains('line-deleted') ? '-' : ' ';
}
