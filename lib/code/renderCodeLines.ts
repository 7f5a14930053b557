import type {HighlightedLine} from './highlightCode';
import type {Fence} from './parseFence';

/** Joins highlighted lines to the HTML of a block; marked, inserted and deleted lines are wrapped whole. */
export function renderCodeLines(lines: readonly HighlightedLine[], fence: Fence): string {
  return lines.map(({html}, index) => renderLine(html, index + 1, fence)).join('');
}

function renderLine(html: string, line: number, {marked, inserted, deleted, showLineNumbers}: Fence): string {
  const lineClass = [
    showLineNumbers && 'line-numbered',
    marked.has(line) && 'line-marked',
    inserted.has(line) && 'line-inserted',
    deleted.has(line) && 'line-deleted',
  ]
    .filter(Boolean)
    .join(' ');
  return lineClass === '' ? `${html}\n` : `<span class="${lineClass}">${html}\n</span>`;
}
