import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../lib/files/listFiles';

/** The front matter of a Markdown copy, of which the stock site keeps only title and description. */
const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;

/**
 * Turns the Markdown copies of a built site into the sources of a Docusaurus site: docs pages in `docs/`, the home page in
 * `src/pages/`. Links to Markdown copies become links to pages.
 */
export function writeStockSite(built: string, target: string): void {
  rmSync(target, {recursive: true, force: true});
  const copies = listFiles(built).filter((file) => file === 'index.md' || /^docs\/.*\.md$/.test(file));
  if (copies.length === 0)
    throw new Error(`bench:load: ${built} has no Markdown copies; run npm run build first`);
  for (const copy of copies) {
    const file = path.join(target, copy === 'index.md' ? 'src/pages/index.md' : copy);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, toSource(readFileSync(path.join(built, copy), 'utf8')));
  }
}

function toSource(markdown: string): string {
  const [head = ''] = FRONT_MATTER.exec(markdown) ?? [];
  const kept = head.split('\n').filter((line) => /^(?:title|description): /.test(line));
  const text = markdown
    .slice(head.length)
    .replace(/\]\(https:\/\/[^/)]+(\/(?:docs\/[^)#]*|index))\.md(#[^)]*)?\)/g, (_link, page, hash = '') =>
      page === '/index' ? `](/${hash})` : `](${page}${hash})`,
    );
  return ['---', ...kept, '---', text].join('\n');
}
