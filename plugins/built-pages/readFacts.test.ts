import {expect, it} from 'vitest';
import {readFacts} from './readFacts';

const site = {
  name: 'A & B',
  tagline: 'Tools for scripts',
  url: 'https://docs.example/base/',
  baseUrl: '/base/',
};

it('reads title, description and address of a page, without the name of the site', () => {
  const html =
    '<html><head><title data-rh="true">Find &lt;colours&gt; | A &amp; B</title>' +
    '<meta name="description" content="Say &quot;hi&quot;."/>' +
    '<link rel="canonical" href="https://docs.example/base/docs/a"/></head><body><title>No</title></body></html>';
  expect(readFacts(html, site)).toEqual({
    title: 'Find <colours>',
    description: 'Say "hi".',
    url: 'https://docs.example/base/docs/a',
    path: '/docs/a',
  });
});

it('takes the site for the page where there is only one', () => {
  expect(readFacts('<html><head><title>A &amp; B</title></head></html>', site)).toEqual({
    title: 'Tools for scripts',
    description: 'Tools for scripts',
    url: 'https://docs.example/base/',
    path: '/',
  });
});
