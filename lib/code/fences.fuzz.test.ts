import fc from 'fast-check';
import {expect} from 'vitest';
import {hostileText} from '../../tests/fuzz/hostileText';
import {property} from '../../tests/fuzz/property';
import {INVALID, readOrRefuse} from '../../tests/fuzz/readOrRefuse';
import {applyChange} from '../samples/applyChange';
import {parseFence} from './parseFence';
import {readChange} from './readChange';
import {showChange} from './showChange';

const META =
  'title="main.py" showLineNumbers {1,3-4} ins={2} del={1} continued change scene="settings" no-run="needs Java"';

property(
  'the options of a fence are read, or an error names the wrong one',
  hostileText(
    [...META.split(' '), ' ', '{', '}', '-', ',', '1', '99999999999', '1-', '="', '"', 'ins', 'title'],
    [META],
  ),
  (meta) => {
    const fence = readOrRefuse(() => parseFence('python', meta, 'docs/a.mdx:1'), INVALID);
    if (fence)
      for (const line of [...fence.marked, ...fence.inserted, ...fence.deleted])
        expect(line).toBeGreaterThanOrEqual(0);
  },
);

const words = fc.stringMatching(/^[^"\r\n]{1,20}$/);

property(
  'what a fence says is read as it was written',
  fc.record({
    title: words,
    scene: words,
    marked: fc.uniqueArray(fc.integer({min: 1, max: 200}), {minLength: 1}),
  }),
  ({title, scene, marked}) => {
    const fence = parseFence(
      'python',
      `title="${title}" {${marked.join(',')}} scene="${scene}"`,
      'docs/a.mdx:1',
    );
    expect(fence).toMatchObject({title, scene, marked: new Set(marked)});
  },
);

const SCRIPT = 'import a\nwhile True:\n    b()\n    b()\n';
const CHANGES = [' import a\n-while True:\n+for _ in range(3):\n     b()', '@@\n+c()\n'];
const changeText = hostileText([' ', '+', '-', '@@', '\n', 'b()', '    b()', ' import a', '-'], CHANGES);

property(
  'a change is read and shown line by line, or an error names the wrong line',
  changeText,
  (change) => {
    const places = readOrRefuse(() => readChange(change, 'docs/a.mdx:1'), INVALID);
    if (!places) return;
    const written = places.map((lines) => lines.map(({sign, text}) => sign + text).join('\n')).join('\n@@\n');
    const plain = (text: string) => text.replace(/^ ?$/gm, '').replace(/\n+/g, '\n').trim();
    expect(plain(written)).toBe(plain(change));
    expect(showChange(change, 'docs/a.mdx:1').text.split('\n').length).toBeGreaterThan(0);
  },
);

property('a change is applied where it fits, or an error says why not', changeText, (change) => {
  const lines = readOrRefuse(() => applyChange(SCRIPT, change, 'docs/a.mdx:1'), INVALID);
  if (lines) expect(lines.length).toBeGreaterThan(0);
});
