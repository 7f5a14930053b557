import {expect, it} from 'vitest';
import {findArticle} from '../markdown/findArticle';
import {planSections} from './planSections';
import {renderChapter} from './renderChapter';

const SITE = {url: 'https://docs.example/base/', baseUrl: '/base/'};

function render(html: string): string {
  const order = ['/docs/ios/intro', '/docs/ios/api'].map((path) => ({path, sidebar: 'ios', section: 'iOS'}));
  const [section] = planSections(order);
  const [chapter] = section?.chapters ?? [];
  if (!section || !chapter) throw new Error('no chapter');
  return renderChapter(findArticle('page', `<main>${html}</main>`), chapter, section, SITE);
}

it('lowers each heading by one level and puts the chapter before ids and what names them', () => {
  expect(
    render('<h1>A &amp; B</h1><h2 id="x">C</h2><svg aria-labelledby="t d"><title id="t">T</title></svg>'),
  ).toBe(
    '<h2>A &amp; B</h2><h3 id="ios-intro--x">C</h3><svg aria-labelledby="ios-intro--t ios-intro--d"><title id="ios-intro--t">T</title></svg>',
  );
});

it('leads links into the section where that holds the page, with its number, and else whole to the site', () => {
  expect(render('<a href="#x">1</a>')).toBe('<a href="#ios-intro--x">1</a>');
  expect(render('<a href="/base/docs/ios/intro#x">2</a>')).toBe('<a href="#ios-intro--x">2</a>');
  expect(render('<a href="/base/docs/ios/api/">3</a>')).toBe('<a href="#ios-api" data-chapter="2">3</a>');
  expect(render('<a href="/base/docs/ios/api#y">4</a>')).toBe('<a href="#ios-api--y" data-chapter="2">4</a>');
  expect(render('<a href="/base/lab?a=1&amp;b=2#z">5</a>')).toBe(
    '<a href="https://docs.example/base/lab?a=1&amp;b=2#z">5</a>',
  );
  expect(render('<a href="https://other.example/" target="_blank">6</a>')).toBe(
    '<a href="https://other.example/" target="_blank">6</a>',
  );
});

it('leaves out controls, and paragraphs of controls alone', () => {
  expect(render('<p><button>Run</button></p><p>Text<input></p><nav>N</nav><p role="status">All</p>')).toBe(
    '<p>Text</p>',
  );
  expect(render('<h2>A<a class="hash-link" href="#a"></a></h2>')).toBe('<h3>A</h3>');
});

it('opens what unfolds and shows all panels of tabs under their names', () => {
  expect(render('<details><summary>S</summary>T</details>')).toBe(
    '<details open=""><summary>S</summary>T</details>',
  );
  expect(
    render(
      '<div role="tablist">x</div><div role="tabpanel" hidden="" tabindex="0"><noscript><p class="tab-name">iOS</p></noscript>A</div>',
    ),
  ).toBe('<div><p class="tab-name">iOS</p>A</div>');
  expect(render('<noscript>Needs scripts.</noscript>')).toBe('');
});

it('wraps code, whose caption stays where it names a file', () => {
  const code = '<figcaption>C</figcaption><pre data-wrap="code">x</pre>';
  expect(render(`<figure data-language="python">${code}</figure>`)).toBe(
    '<figure data-language="python"><pre data-wrap="true">x</pre></figure>',
  );
  expect(render(`<figure data-language="python" data-title="main.py">${code}</figure>`)).toContain(
    '<figcaption>C',
  );
});
