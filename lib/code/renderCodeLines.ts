import type {HighlightedLine} from './highlightCode';
import type {Fence} from './parseFence';

/**
 * Joins highlighted lines to the HTML of a block; marked, inserted and deleted lines are wrapped whole. Then the others
 * between them are too: after a block within `code`, Chromium indents a line as if it went on from the one before.
 */
export function renderCodeLines(lines: readonly HighlightedLine[], fence: Fence): string {
  const runs: {lineClass: string; html: string}[] = [];
  for (const [index, {html}] of lines.entries()) {
    const lineClass = toLineClass(index + 1, fence);
    const run = runs.at(-1);
    if (run?.lineClass === '' && lineClass === '') run.html += `${html}\n`;
    else runs.push({lineClass, html: `${html}\n`});
  }
  const [first] = runs;
  if (runs.length === 1 && first?.lineClass === '') return first.html;
  return runs.map(({lineClass, html}) => `<span class="${lineClass || 'line'}">${html}</span>`).join('');
}

function toLineClass(line: number, {marked, inserted, deleted, showLineNumbers}: Fence): string {
  return [
    showLineNumbers && 'line-numbered',
    marked.has(line) && 'line-marked',
    inserted.has(line) && 'line-inserted',
    deleted.has(line) && 'line-deleted',
  ]
    .filter(Boolean)
    .join(' ');
}
