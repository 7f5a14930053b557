import {expect, it} from 'vitest';
import {parseFence} from './parseFence';

function parse(meta: string) {
  return parseFence('python', meta, 'docs/a.mdx:7');
}

it('reads every option', () => {
  expect(
    parse(
      'title="main.py" {1,3-4} showLineNumbers ins={2} del={5} continued change skip-check="needs a key" scene="settings" no-run="needs Java"',
    ),
  ).toEqual({
    language: 'python',
    title: 'main.py',
    showLineNumbers: true,
    marked: new Set([1, 3, 4]),
    inserted: new Set([2]),
    deleted: new Set([5]),
    isContinued: true,
    isChange: true,
    skipCheck: 'needs a key',
    scene: 'settings',
    noRun: 'needs Java',
  });
});

it.each([
  'titel="main.py"',
  'title=main.py',
  'continued="yes"',
  'skip-check=""',
  'no-run=""',
  'title=""',
  'constructor',
  '???',
])('refuses the option %s and names the block', (meta) => {
  expect(() => parse(meta)).toThrow('docs/a.mdx:7: code block option is ');
});
