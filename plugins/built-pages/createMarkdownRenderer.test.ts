import {expect, it} from 'vitest';
import {buildModel} from '../../lib/api/buildModel';
import {findArticle} from '../../lib/markdown/findArticle';
import {createMarkdownRenderer} from './createMarkdownRenderer';

const OLD = [{label: '1.0', path: '/docs/1.0', pages: []}];

function render(path: string): string {
  const url = 'https://docs.example/';
  const toMarkdown = createMarkdownRenderer({
    url,
    baseUrl: '/',
    paths: new Set(),
    reference: {model: buildModel([]), symbolHrefs: new Map()},
    otherVersions: OLD,
    findFrontMatter: () => undefined,
  });
  const article = findArticle(path, '<main><p>Text.</p></main>');
  return toMarkdown(article, {
    kind: 'doc',
    title: 'Tap',
    description: 'How.',
    url: url + path.slice(1),
    path,
  });
}

it('says of a page of another docs version which one that is, so that nobody takes it for the current one', () => {
  expect(render('/docs/1.0/tap')).toContain(
    '\nversion: "1.0, not the current one, whose pages index lists"\n',
  );
  expect(render('/docs/tap')).not.toContain('version:');
});
