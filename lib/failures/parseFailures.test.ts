import {expect, it} from 'vitest';
import {parseMdx} from '../mdx/parseMdx';
import {findFailureFaults, parseFailures} from './parseFailures';

const parts = (symptom: string) => `- **${symptom}** A cause. *Check:* a look. *Fix:* a deed.`;
const page = (...lines: string[]) => parseMdx(lines.join('\n'));
const ids = (...lines: string[]) => parseFailures(page(...lines)).map(({id}) => id);

it('reads symptom, message, cause, check and fix of an item, without labels, with code in backticks', () => {
  const tree = page(
    '## When it fails {/* #fails */}',
    '',
    '- **`KeyError: name` at the start.** The key is [missing](./a.mdx). *Check:* `print(list(data))`',
    '  does not show it. *Fix:* use `data.get("name")`.',
  );
  expect(parseFailures(tree)).toEqual([
    {
      id: 'fails-keyerror-name-at-the-start',
      symptom: '`KeyError: name` at the start.',
      message: 'KeyError: name',
      cause: 'The key is missing.',
      check: '`print(list(data))` does not show it.',
      fix: 'use `data.get("name")`.',
    },
  ]);
});

it('keeps what follows in paragraphs and lists of their own with the part before it', () => {
  const tree = page('## When it fails', '', parts('Nothing.'), '', '  Then the next.', '', '  - again');
  expect(parseFailures(tree).map(({fix}) => fix)).toEqual(['a deed. Then the next. again']);
});

it('knows its sections by the id of the heading or by a usual title, up to the next heading', () => {
  expect(ids('## If it stops {/* #fails */}', '', parts('One.'), '', '### More', '', parts('Two.'))).toEqual([
    'fails-one',
    'fails-two',
  ]);
  expect(ids('### When a step fails', '', parts('One.'), '', '## See also', '', parts('Two.'))).toEqual([
    'fails-one',
  ]);
  expect(ids('## Failures', '', parts('One.'))).toEqual([]);
});

it('makes anchors that are unique on the page, and cuts long ones after a whole word', () => {
  const words = 'the screen stays black although the recording was allowed a minute before';
  expect(
    ids('## When it fails', '', parts('找不到 it.'), parts('Black.'), parts('Black.'), parts(words)),
  ).toEqual([
    'fails-找不到-it',
    'fails-black',
    'fails-black-2',
    'fails-the-screen-stays-black-although-the-recording-was-allowed-a',
  ]);
});

it('passes over a number that the words of another symptom have', () => {
  expect(ids('## When it fails', '', parts('Tap 2.'), parts('Tap.'), parts('Tap.'))).toEqual([
    'fails-tap-2',
    'fails-tap',
    'fails-tap-3',
  ]);
});

it('names what an item lacks, with file and line', () => {
  const tree = page(
    '## When it fails',
    '',
    '- **No sound.** *Fix:* raise the volume.',
    '- No symptom. *Check:* look. *Fix:* write one.',
    '- **Turned round.** A cause. *Fix:* a deed. *Check:* a look.',
    parts('Complete.'),
  );
  expect(findFailureFaults(tree, 'docs/a.mdx')).toEqual([
    'docs/a.mdx:3: "No sound." lacks cause, check',
    'docs/a.mdx:4: "No symptom." lacks symptom',
    'docs/a.mdx:5: "Turned round." lacks one *Check:* before one *Fix:*',
  ]);
  expect(parseFailures(tree).map(({symptom}) => symptom)).toEqual(['Complete.']);
});

it('names a failure list that is a table or empty', () => {
  const tree = page('Text.', '', '## When a step fails', '', '| a | b |', '|---|---|', '| c | d |');
  expect(findFailureFaults(tree, 'docs/a.mdx')).toEqual([
    'docs/a.mdx:3: the failure list has no items; write each as "- **Symptom.** Cause. *Check:* … *Fix:* …"',
  ]);
});
