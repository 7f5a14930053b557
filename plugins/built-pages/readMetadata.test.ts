import {expect, it} from 'vitest';
import {readMetadata} from './readMetadata';

const site = {
  name: 'A & B',
  tagline: 'Tools for scripts',
  url: 'https://docs.example/base/',
  baseUrl: '/base/',
};

function read(html: string) {
  return readMetadata(html, site);
}

it('reads title, description and address of a page, without the name of the site', () => {
  const html =
    '<html><head><title data-rh="true">Find &lt;colours&gt; | A &amp; B</title>' +
    '<meta name="description" content="Say &quot;hi&quot;."/>' +
    '<link rel="canonical" href="https://docs.example/base/docs/a"/></head><body><title>No</title></body></html>';
  expect(read(html)).toEqual({
    kind: 'page',
    title: 'Find <colours>',
    description: 'Say "hi".',
    url: 'https://docs.example/base/docs/a',
    path: '/docs/a',
  });
});

it('takes the site for the page where there is only one', () => {
  expect(read('<html><head><title>A &amp; B</title></head></html>')).toEqual({
    kind: 'page',
    title: 'Tools for scripts',
    description: 'Tools for scripts',
    url: 'https://docs.example/base/',
    path: '/',
  });
});

it('tells pages of the documentation and posts from others, with their dates', () => {
  expect(
    read(
      '<html class="plugin-docs docs-doc-page"><head></head><body>' +
        '<time dateTime="2026-11-20">checked</time><time dateTime="2026-11-21" itemProp="dateModified">then</time>',
    ),
  ).toMatchObject({kind: 'doc', modified: '2026-11-21'});
  expect(
    read('<html><head><meta property="article:published_time" content="2026-11-18"/></head></html>'),
  ).toMatchObject({kind: 'post', published: '2026-11-18'});
});
