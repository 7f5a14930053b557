import {parse} from 'node-html-parser';
import {expect, it} from 'vitest';
import type {MarkdownContext} from './markdownContext';
import {toParagraph, toText} from './markdownNodes';
import {renderMarkdown} from './renderMarkdown';
import {toFlow} from './toFlow';

const context: MarkdownContext = {
  page: '/docs/a',
  toHref: (href) => (href.startsWith('#') ? undefined : `https://docs.example${href}.md`),
  renderEntry: (id) => (id === 'screen.find' ? [toParagraph([toText('from the model')])] : undefined),
};

function convert(html: string): string {
  const root = parse(html, {comment: false, blockTextElements: {script: true, style: true}});
  return renderMarkdown(toFlow(root.childNodes, context));
}

it.each([
  [
    'folds white space and keeps what stands out',
    '<p>A <strong>bold</strong>\n  and <em>an</em> <code>x</code>.</p>',
    'A **bold** and *an* `x`.\n',
  ],
  [
    'drops the link beside a heading',
    '<h2 id="a">Title<a class="hash-link" href="#a">\u200b</a></h2>',
    '## Title\n',
  ],
  [
    'turns links by the context, and those within the page into words',
    '<p><a href="/b">B</a>, <a href="#c">C</a></p>',
    '[B](https://docs.example/b.md), C\n',
  ],
  [
    'keeps words apart that style sheets keep apart',
    '<p><a href="/b">B</a><span>what</span> <a href="/t">tag<span>1</span></a>, <span>x</span></p>',
    '[B](https://docs.example/b.md) what [tag 1](https://docs.example/t.md), x\n',
  ],
  [
    'keeps buttons apart that lie beside each other',
    '<div><a href="/b">B</a><a href="/c">C</a></div>',
    '[B](https://docs.example/b.md) [C](https://docs.example/c.md)\n',
  ],
  ['nests lists', '<ul><li>a<ol><li><p>b</p></li></ol></li><li>c</li></ul>', '- a\n  1. b\n- c\n'],
  [
    'escapes the pipe in a table',
    '<div class="table-scroll"><table><thead><tr><th>A</th></tr></thead><tbody><tr><td><code>a|b</code></td></tr></tbody></table></div>',
    '| A |\n| - |\n| `a\\|b` |\n',
  ],
  [
    'takes the description of a drawing for it, and its title once',
    '<figure><svg role="img"><title>T</title><desc>D.</desc><text>no</text></svg><figcaption>T</figcaption></figure>',
    '**Picture: T.** D.\n',
  ],
  [
    'takes the label of a drawing without a description',
    '<svg role="img" aria-label="A phone."><rect></rect></svg>',
    '**Picture:** A phone.\n',
  ],
  [
    'leaves out controls, places to navigate and ornament',
    '<nav>n</nav><label>l<input></label><button>b</button><p role="status">3</p><svg aria-hidden="true"></svg><p>Text</p>',
    'Text\n',
  ],
  [
    'quotes a note with its kind and title',
    '<div class="theme-admonition theme-admonition-tip alert"><div class="h"><span><svg></svg></span>Less</div><div><p>Text</p></div></div>',
    '> **Tip: Less**\n>\n> Text\n',
  ],
  [
    'says the kind of a note once',
    '<div class="theme-admonition theme-admonition-tip"><div>tip</div><div><p>Text</p></div></div>',
    '> **Tip**\n>\n> Text\n',
  ],
  [
    'unfolds details',
    '<details><summary>More</summary><div><p>Text</p></div></details>',
    '**More**\n\nText\n',
  ],
  [
    'names the panels of tabs',
    '<ul role="tablist"><li>A</li></ul><div role="tabpanel"><noscript><p class="tab-name">A</p></noscript><p>Text</p></div>',
    '**A**\n\nText\n',
  ],
  [
    'lists terms with their descriptions',
    '<dl><dt>A</dt><dd>one</dd><div><dt>B</dt><dd><p>two</p></dd></div></dl>',
    '- A: one\n- B: two\n',
  ],
  [
    'lets the first line of a card carry its link',
    '<a href="/b"><h2>Title</h2><p>Text</p></a>',
    '## [Title](https://docs.example/b.md)\n\nText\n',
  ],
  [
    'takes entries of the reference from the model',
    '<section id="screen.find"><p>of the page</p></section>',
    'from the model\n',
  ],
  [
    'takes rows of the reference from the model',
    '<dl><div id="screen.find"><dt>of</dt><dd>the page</dd></div></dl>',
    '- from the model\n',
  ],
])('%s', (_case, html, markdown) => {
  expect(convert(html)).toBe(markdown);
});

it('writes code as it is, with its language and caption', () => {
  expect(
    convert(
      '<figure data-language="python" data-title="main.py"><figcaption>main.py<button>Copy</button></figcaption>' +
        '<pre><code><span>def</span> f():\n    <span class="line-marked">pass # &lt;*&gt;\n</span></code></pre></figure>',
    ),
  ).toBe('```python title="main.py"\ndef f():\n    pass # <*>\n```\n');
});

it('marks lines that come and go as in a diff', () => {
  const lines =
    '<span class="line">a\nb\n</span><span class="line-deleted">c\n</span><span class="line-inserted">d\n</span>' +
    '<span class="line">e\n</span>';
  expect(convert(`<figure data-language="python"><pre><code>${lines}</code></pre></figure>`)).toBe(
    '```diff\n a\n b\n-c\n+d\n e\n```\n',
  );
});

it.each([
  '<canvas></canvas>',
  '<p><video></video></p>',
  '<svg role="img"></svg>',
  '<table><tr><td colspan="2"></td></tr></table>',
])('stops at %s, which has no form in Markdown', (html) => {
  expect(() => convert(html)).toThrow(/^\/docs\/a: <\w+> is .*; allowed: elements with a form in Markdown/);
});
