import type {BlogContent as LoadedBlog} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as LoadedDocs} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as LoadedPages} from '@docusaurus/plugin-content-pages';
import {expect, expectTypeOf, it} from 'vitest';
import {findOtherVersion} from './findOtherVersion';
import {type BlogContent, type DocsContent, listContentPages, type PagesContent} from './listContentPages';

function page(file: string, permalink: string, more: object = {}) {
  return {
    source: `@site/${file}`,
    permalink,
    title: 'A title',
    description: 'A description.',
    unlisted: false,
    frontMatter: {},
    ...more,
  };
}

function list({docs = [], posts = [], pages = []}: {docs?: object[]; posts?: object[]; pages?: object[]}) {
  return listContentPages(
    {
      'docusaurus-plugin-content-docs': {
        default: {loadedVersions: [{label: 'Latest', isLast: true, path: '/base/docs', docs}]},
      },
      'docusaurus-plugin-content-blog': {default: {blogPosts: posts.map((metadata) => ({metadata}))}},
      'docusaurus-plugin-content-pages': {default: pages},
    },
    '/base/',
  );
}

it('reads what the content plugins of Docusaurus load', () => {
  expectTypeOf<LoadedDocs>().toExtend<DocsContent>();
  expectTypeOf<LoadedBlog>().toExtend<BlogContent>();
  expectTypeOf<LoadedPages>().toExtend<PagesContent>();
});

it('takes the paths of pages from Docusaurus, without the base URL', () => {
  const {written, components} = list({
    docs: [page('docs/a.mdx', '/base/docs/slug-of-a')],
    posts: [page('blog/b.mdx', '/base/blog/b')],
    pages: [
      {type: 'mdx', ...page('src/pages/c.mdx', '/base/c')},
      {type: 'jsx', source: '@site/src/pages/d.tsx', permalink: '/base/d'},
    ],
  });
  expect(written.map(({kind, file, path}) => [kind, file, path])).toEqual([
    ['doc', 'docs/a.mdx', '/docs/slug-of-a'],
    ['post', 'blog/b.mdx', '/blog/b'],
    ['page', 'src/pages/c.mdx', '/c'],
  ]);
  expect(components).toEqual([{file: 'src/pages/d.tsx', path: '/d'}]);
});

it('reads the words of the front matter', () => {
  const frontMatter = {sidebar_label: 'Short', keywords: ['paste', 7], questions: ['how to paste']};
  const {written} = list({docs: [page('docs/a.mdx', '/base/docs/a', {frontMatter})]});
  expect(written[0]).toMatchObject({
    title: 'A title',
    keywords: ['Short', 'paste'],
    questions: ['how to paste'],
  });
});

it('leaves unlisted pages out', () => {
  const unlisted = page('docs/a.mdx', '/base/docs/a', {unlisted: true});
  expect(list({docs: [unlisted], posts: [unlisted], pages: [{type: 'mdx', ...unlisted}]}).written).toEqual(
    [],
  );
});

function listVersions(...loadedVersions: object[]) {
  return listContentPages({'docusaurus-plugin-content-docs': {default: {loadedVersions}}}, '/base/');
}

const current = {
  label: 'Latest',
  isLast: true,
  path: '/base/docs',
  docs: [page('docs/a.mdx', '/base/docs/a')],
};
const old = {
  label: '1.0',
  isLast: false,
  path: '/base/docs/1.0',
  docs: [page('versioned_docs/version-1.0/a.mdx', '/base/docs/1.0/a')],
};

it('lists of several versions the one that readers see first, and its pages alone', () => {
  const {written, otherVersions} = listVersions(old, current);
  expect(written.map(({file, path}) => [file, path])).toEqual([['docs/a.mdx', '/docs/a']]);
  expect(
    otherVersions.map(({label, path, pages}) => [label, path, pages.map(({file, path}) => [file, path])]),
  ).toEqual([['1.0', '/docs/1.0', [['versioned_docs/version-1.0/a.mdx', '/docs/1.0/a']]]]);
});

it('knows the pages of other versions by their place, also those that Docusaurus makes', () => {
  const {otherVersions} = listVersions(current, old);
  const find = (path: string) => findOtherVersion(otherVersions, path)?.label;
  expect(['/docs/1.0', '/docs/1.0/a', '/docs/1.0/category/start'].map(find)).toEqual(['1.0', '1.0', '1.0']);
  expect(['/docs/a', '/docs/1.0.1', '/docs', '/'].map(find)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
