import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {MOST_EVEN_GROWTH, measureGrowth} from '../../../tests/support/measureGrowth';
import {createPhone} from '../../phone/device/createPhone';
import {readScene} from '../../phone/scene/readScene';
import {writeDump} from '../testing/makeDumps';
import {TREE_LIMITS, toControlTree, UnreadableTree} from './controlTree';
import {readControls} from './readControls';

function refusalOf(source: string): string {
  try {
    readControls(source);
  } catch (error) {
    if (error instanceof UnreadableTree) return error.message;
    throw error;
  }
  return '';
}

it('reads texts with marks, quotes and line ends as texts', () => {
  const text = '<img src=x onerror=alert(1)> & "a" \'b\'\n你好 😀';
  const {roots} = readControls(writeDump([{class: 'android.view.View', text, desc: text, id: text}]));
  expect(roots[0]).toMatchObject({text, desc: text, id: text});
});

it('reads a dump as adb prints it, with words before and after, and single quotes', () => {
  const {roots, size, width, height} = readControls(
    `\ufeff<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
<!-- a comment --><hierarchy rotation='0'><node class='android.view.View' bounds='[0,0][720,1280]' hint='Name'/></hierarchy>UI hierchary dumped to: /dev/tty\n`,
  );
  expect([roots.length, size, width, height, roots[0]?.hint]).toEqual([1, 1, 720, 1280, 'Name']);
});

it.each([
  ['', 'There is no text.'],
  ['hello', 'This is neither XML nor JSON.'],
  ['<html><body/></html>', 'This XML begins with <html>.'],
  ['<hierarchy rotation="0"></hierarchy>', 'The dump has no controls.'],
  ['<hierarchy><node text="a">', '<node> does not end: the text was cut off.'],
  ['<hierarchy><node text="a"></hierarchy>', '</hierarchy> ends <node>.'],
  ['<hierarchy><node text="a" text="b"/></hierarchy>', '“text” stands twice'],
  ['<hierarchy><node text=a/></hierarchy>', 'not closed or not quoted'],
  ['<hierarchy><node text="&lol;"/></hierarchy>', '“&lol;” is an entity that dumps do not have.'],
  ['<hierarchy><node text="a & b"/></hierarchy>', 'is an entity that dumps do not have.'],
  ['<hierarchy><node text="&#xffffff;"/></hierarchy>', 'is an entity that dumps do not have.'],
  ['<hierarchy><![CDATA[<node/>]]></hierarchy>', 'has a document type or a CDATA section'],
  ['{"a": 1', 'This JSON cannot be read'],
  ['{"a": [1, 2]}', 'This JSON has no controls'],
  ['[]', 'This JSON has no controls'],
  ['<XCUIElementTypeWindow', 'not closed'],
])('refuses %s with a sentence', (source, message) => {
  expect(refusalOf(source)).toContain(message);
});

it('refuses bombs of entities, for they need a document type', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from(
    {length: 9},
    (_, index) => `<!ENTITY lol${index} "&lol;&lol;">`,
  ).join('')}]><hierarchy><node text="&lol8;"/></hierarchy>`;
  expect(refusalOf(bomb)).toContain('Line 1: the text has a document type');
  expect(refusalOf('<!DOCTYPE a SYSTEM "file:///etc/passwd"><hierarchy/>')).toContain('document type');
});

it('refuses what is too long, too deep or too much, and does not fall over it', () => {
  const deep = TREE_LIMITS.depth + 1;
  expect(refusalOf(`<hierarchy>${'<node>'.repeat(100_000)}`)).toContain('levels deep');
  expect(refusalOf(`<hierarchy>${'<node>'.repeat(deep)}${'</node>'.repeat(deep)}</hierarchy>`)).toContain(
    'levels deep',
  );
  expect(refusalOf(`<hierarchy>${'<node/>'.repeat(TREE_LIMITS.controls + 1)}</hierarchy>`)).toContain(
    'more than 20000',
  );
  expect(refusalOf(`<hierarchy>${' '.repeat(TREE_LIMITS.characters)}`)).toContain('characters');
  expect(refusalOf('[{"text":1,"c":'.repeat(50_000))).toContain('cannot be read');
  expect(refusalOf(`${'{"text":"a","c":['.repeat(5000)}${']}'.repeat(5000)}`)).toContain('levels deep');
});

it.each([
  ['a name', '<hierarchy><node ', 'a'],
  ['an attribute', '<hierarchy><node text="', '&amp'],
  ['spaces', '<hierarchy><node', ' '],
  ['comments', '<hierarchy>', '<!--'],
])('takes time in proportion to %s that nothing ends', (_, start, part) => {
  // Shorter ones take less than what the engine does besides.
  const amount = 1_000_000 / part.length;
  const refuse = (times: number) => refusalOf(start + part.repeat(times));
  expect(measureGrowth(refuse, amount)).toBeLessThan(MOST_EVEN_GROWTH);
});

it('takes names such as __proto__ for what they are: names', () => {
  const {attributes, roots} = readControls(
    '<hierarchy><node __proto__="a" constructor="b" class="c"/></hierarchy>',
  );
  expect(Object.entries(attributes.get(1) ?? {})).toContainEqual(['__proto__', 'a']);
  expect(roots[0]?.clickable).toBe(false);
  expect(readControls('{"__proto__": {"text": "a"}, "text": "b"}').roots[0]?.text).toBe('b');
});

it('reads the JSON of a dump by its names, and says what it left out', () => {
  const tree = readControls(
    JSON.stringify({
      code: 1,
      data: {
        className: 'android.widget.FrameLayout',
        boundsInScreen: {left: 0, top: 0, right: 100, bottom: 200},
        childs: [
          {
            type: 'android.widget.TextView',
            contentDescription: 'Save',
            isClickable: true,
            rect: '[10,20][30,40]',
            colour: 'red',
          },
        ],
      },
    }),
  );
  expect(tree).toMatchObject({platform: 'android', width: 100, height: 200, size: 2});
  expect(tree.roots[0]?.children[0]).toMatchObject({desc: 'Save', clickable: true, bounds: [10, 20, 30, 40]});
  expect(tree.notes).toEqual([expect.stringContaining('not documented'), 'Left out: colour.']);
  expect(tree.gaps.checked).toContain('this dump does not say it');
  expect(tree.gaps.clickable).toBeUndefined();
});

it.each([
  [[1, 2, 3, 4]],
  ['[1,2][3,4]'],
  ['Rect(1, 2 - 3, 4)'],
  [{left: 1, top: 2, right: 3, bottom: 4}],
  [{x: 1, y: 2, width: 2, height: 2}],
])('reads the place %o', (rect) => {
  expect(readControls(JSON.stringify({text: 'a', rect})).roots[0]?.bounds).toEqual([1, 2, 3, 4]);
});

it('reads what the simulated phone dumps, with the same controls', () => {
  const scene = readScene('settings', JSON.parse(readFileSync('data/scenes/settings.json', 'utf8')));
  const {root, width, height} = createPhone(scene).frame();
  const dump = (control: typeof root): object => {
    const {type, text, desc, id, bounds, clickable, checked, children} = control;
    return {type, text, desc, id, rect: bounds, clickable, checked, children: children.map(dump)};
  };
  const tree = readControls(JSON.stringify(dump(root)));
  const own = toControlTree({root, width, height, app: {packageName: '', name: '', activity: ''}});
  expect([tree.size, tree.width, tree.height]).toEqual([own.size, width, height]);
});
