import {expect, it} from 'vitest';
import {parseMdx} from '../mdx/parseMdx';
import {extractSamples} from './extractSamples';
import {type Diagnostic, toFindings} from './toFindings';
import {toModules} from './toModules';

const PAGE = `---
title: Demo
---

:::tip

\`\`\`python
first = 1
\`\`\`

:::

\`\`\`python continued
second = first
\`\`\`

\`\`\`bash
ls
\`\`\`

\`\`\`python skip-check="needs a key"
third
\`\`\`
`;

const samples = extractSamples(parseMdx(PAGE), 'docs/demo.mdx');

function error(file: string, line: number): Diagnostic {
  return {
    file: `/site/${file}`,
    severity: 'error',
    message: '"x" is not\n  defined',
    rule: 'reportX',
    range: {start: {line}},
  };
}

it('finds the Python blocks of a page with line, code and options', () => {
  const file = 'docs/demo.mdx';
  expect(samples).toEqual([
    {file, line: 8, code: 'first = 1', isContinued: false},
    {file, line: 14, code: 'second = first', isContinued: true},
    {file, line: 22, code: 'third', isContinued: false, skipReason: 'needs a key'},
  ]);
});

it('lets a continued sample begin with what it continues', () => {
  expect(toModules(samples)[1]).toMatchObject({text: 'first = 1\nsecond = first\n', lines: [0, 14]});
});

it('makes the whole script of a change, and knows which of its lines come from where', () => {
  const page =
    '```python\na = 1\nprint(a)\n```\n\n```python change\n-a = 1\n+a = 2\n```\n\n```python change\n print(a)\n+print(1)\n```\n';
  const [, first, second] = toModules(extractSamples(parseMdx(page), 'docs/a.mdx'));
  expect(first).toMatchObject({text: 'a = 2\nprint(a)\n', lines: [8, 0, 0]});
  expect(second).toMatchObject({text: 'a = 1\nprint(a)\nprint(1)\n', lines: [0, 0, 13, 0]});
});

it('refuses a page that begins with a continued sample', () => {
  const [, continued] = samples;
  expect(() => toModules(continued ? [continued] : [])).toThrow(
    'docs/demo.mdx:14: the sample is marked continued',
  );
});

it('reports errors at their line of the page, and those of a repeated part only once', () => {
  const skipped = error('sample_2.py', 0);
  expect(toFindings(toModules(samples), [error('sample_1.py', 1), error('sample_1.py', 0), skipped])).toEqual(
    ['docs/demo.mdx:14: "x" is not defined (reportX)'],
  );
});

it('reports a skipped sample that would pass', () => {
  expect(toFindings(toModules(samples), [])).toEqual([
    'docs/demo.mdx:22: the sample passes: remove skip-check="needs a key"',
  ]);
});

it('hands a sample the project files that its page shows', () => {
  const page = '```xml title="res/ui/a.html"\n<p>\n```\n\n```python title="main.py"\nprint(1)\n```\n';
  expect(extractSamples(parseMdx(page), 'docs/a.mdx')[0]?.files).toEqual({'res/ui/a.html': '<p>'});
});

it('knows the file of a sample on Windows too', () => {
  const diagnostics = [{...error('', 0), file: 'c:\\site\\sample_0.py'}];
  expect(toFindings(toModules(samples.slice(0, 1)), diagnostics)).toEqual([
    'docs/demo.mdx:8: "x" is not defined (reportX)',
  ]);
});
