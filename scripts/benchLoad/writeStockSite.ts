import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../lib/files/listFiles';

/** The front matter of a twin, of which the stock site keeps only title and description. */
const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;

/**
 * Turns the Markdown twins of a built site into the sources of a Docusaurus site: docs pages in `docs/`, the home page in
 * `src/pages/`. Links to twins become links to pages.
 */
export function writeStockSite(built: string, target: string): void {
  rmSync(target, {recursive: true, force: true});
  const twins = listFiles(built).filter((file) => file === 'index.md' || /^docs\/.*\.md$/.test(file));
  if (twins.length === 0) throw new Error(`bench:load: ${built} has no twins; run npm run build first`);
  for (const twin of twins) {
    const file = path.join(target, twin === 'index.md' ? 'src/pages/index.md' : twin);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, toSource(readFileSync(path.join(built, twin), 'utf8')));
  }
}

function toSource(twin: string): string {
  const [head = ''] = FRONT_MATTER.exec(twin) ?? [];
  const kept = head.split('\n').filter((line) => /^(?:title|description): /.test(line));
  const text = twin
    .slice(head.length)
    .replace(/\]\(https:\/\/[^/)]+(\/(?:docs\/[^)#]*|index))\.md(#[^)]*)?\)/g, (_link, page, hash = '') =>
      page === '/index' ? `](/${hash})` : `](${page}${hash})`,
    );
  return ['---', ...kept, '---', text].join('\n');
}
