import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createHighlighter} from 'shiki';
import {expect, it, vi} from 'vitest';
import {escapeHtml} from './escapeHtml';
import {highlightCode} from './highlightCode';
import {parseFence} from './parseFence';
import {renderCodeLines} from './renderCodeLines';
import {tokenTheme, toTokenClass} from './tokenTheme';

async function render(code: string, language: string, meta = ''): Promise<string> {
  return renderCodeLines(await highlightCode(code, language), parseFence(language, meta, 'a.mdx:1'));
}

it('marks tokens by class, without a colour or a style attribute', async () => {
  const html = await render('def find(x=1):  # note', 'python');
  expect(html).toContain('<span class="tok-keyword">def</span>');
  expect(html).toContain('<span class="tok-function">find</span>');
  expect(html).toContain('<span class="tok-comment"># note</span>');
  expect(html).not.toMatch(/style=|#0000/);
});

it('escapes what would be HTML', async () => {
  expect(await render('<b> & "c"', 'text')).toBe('&lt;b&gt; &amp; &quot;c&quot;\n');
});

it('wraps marked, inserted, deleted and numbered lines whole', async () => {
  expect(await render('a\nb\nc', 'text', '{1} ins={2} del={3}')).toBe(
    '<span class="line-marked">a\n</span><span class="line-inserted">b\n</span><span class="line-deleted">c\n</span>',
  );
  expect(await render('a', 'text', 'showLineNumbers')).toBe('<span class="line-numbered">a\n</span>');
});

it('wraps the other lines of a block with a wrapped one, those without one between together', async () => {
  expect(await render('a\nb\nc\nd', 'text', '{2}')).toBe(
    '<span class="line">a\n</span><span class="line-marked">b\n</span><span class="line">c\nd\n</span>',
  );
});

it('keeps the text of the code whole', async () => {
  const code = 'from a import b\n\nif b:\n    print("x")';
  const html = await render(code, 'python');
  expect(html.replace(/<[^>]+>/g, '').replaceAll('&quot;', '"')).toBe(`${code}\n`);
});

it('holds the words of a command together and keeps its text', async () => {
  const html = await render('pip download --only-binary=:all: "x"', 'bash');
  expect(html).toMatch(/<span class="tok-word">(?:(?! ).|<span class)*--only-binary/);
  expect(html.replace(/<[^>]+>/g, '').replaceAll('&quot;', '"')).toBe(
    'pip download --only-binary=:all: "x"\n',
  );
});

it('names the languages that it knows when it does not know one', async () => {
  await expect(render('x', 'cobol')).rejects.toThrow(
    'code language "cobol" is not highlighted; allowed: text, python',
  );
});

it('highlights a line to its end however long that takes, so that every build of the same code is the same', async () => {
  let clock = 0;
  const now = vi.spyOn(Date, 'now').mockImplementation(() => {
    clock += 1000;
    return clock;
  });
  const [line] = await highlightCode('str | None', 'python');
  now.mockRestore();
  expect(line?.html).toBe(
    '<span class="tok-type">str</span> <span class="tok-keyword">|</span> <span class="tok-keyword">None</span>',
  );
});

it('colours blocks of other languages in Markdown, whether they were asked for before or not', async () => {
  expect(await render('```ini\n[a]\n; note\n```', 'markdown')).toContain(
    '<span class="tok-comment">; note</span>',
  );
});

it.each([
  ['python', 'lib/phone/packages/python/sim_rewrite.py'],
  ['tsx', 'plugins/staged-start/browserContext.tsx'],
  ['css', 'src/css/print.css'],
  ['json', 'package.json'],
] as const)('colours %s as with Oniguruma, for which grammars are written', async (language, file) => {
  const code = readFileSync(path.join(__dirname, '../..', file), 'utf8');
  const stock = await createHighlighter({themes: [tokenTheme], langs: [language]});
  const {tokens} = stock.codeToTokens(code, {lang: language, theme: 'token-classes', tokenizeTimeLimit: 0});
  const lines = tokens.map((line) =>
    line.map(({content, color}) => {
      const name = toTokenClass(color);
      return name === undefined ? escapeHtml(content) : `<span class="${name}">${escapeHtml(content)}</span>`;
    }),
  );
  expect(await highlightCode(code, language)).toEqual(lines.map((line) => ({html: line.join('')})));
});
