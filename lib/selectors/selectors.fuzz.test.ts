import fc from 'fast-check';
import {expect} from 'vitest';
import {hostileText} from '../../tests/fuzz/hostileText';
import {hostileValue} from '../../tests/fuzz/hostileValue';
import {property} from '../../tests/fuzz/property';
import {readOrRefuse} from '../../tests/fuzz/readOrRefuse';
import {formatChain, parseChain} from './chain/parseChain';
import {openScreen, traceChain} from './chain/traceChain';
import {readLabHash, toLabHash} from './link/labHash';
import {UnreadableTree} from './tree/controlTree';
import {readControls} from './tree/readControls';

const DUMP = `<?xml version='1.0' encoding='UTF-8'?><hierarchy rotation="0">
<node index="0" text="Wi-Fi &amp; more" class="android.widget.TextView" clickable="true" bounds="[0,0][720,1280]">
<node text="On" resource-id="android:id/switch_widget" class="android.widget.Switch" bounds="[1,2][3,4]"/></node></hierarchy>`;
const IOS =
  '<XCUIElementTypeApplication name="App"><XCUIElementTypeCell name="a" value="1" x="1" y="2" width="3" height="4"/></XCUIElementTypeApplication>';
const JSON_DUMP =
  '{"type":"android.view.View","rect":[0,0,9,9],"children":[{"text":"Save","isClickable":true}]}';

property(
  'any dump becomes a tree of controls, or a sentence says why not',
  fc.oneof(
    hostileText(
      [
        '<',
        '>',
        '</node>',
        '<node ',
        '/>',
        'text="',
        'bounds="[0,0][1,1]"',
        '<!--',
        '-->',
        '&amp;',
        '&#',
        ';',
        '=',
        '{',
        '}',
        '[',
        ']',
        '"c":',
        ',',
      ],
      [DUMP, IOS, JSON_DUMP],
    ),
    hostileValue().map((value) => JSON.stringify(value)),
  ),
  (source) => {
    const tree = readOrRefuse(() => readControls(source), UnreadableTree);
    if (tree) expect(tree.attributes.size).toBe(tree.size);
  },
);

const SCREENS = {android: openScreen(readControls(DUMP)), ios: openScreen(readControls(IOS))};

property(
  'any chain is followed as far as it can be read, with the place of what is wrong',
  fc.tuple(
    hostileText(
      [
        'Selector()',
        '.text(',
        '.id("a")',
        '.parent(1)',
        '.child(-1.3)',
        '.find()',
        ')',
        '(',
        '"',
        "'",
        ',',
        'mode=1',
        '.xpath("//*[@name=1]")',
        '.label("a", 2)',
        '.',
        'True',
        'None',
        '\n',
        'f"',
      ],
      [
        'row = Selector().text("^Wi-Fi.*$").parent(1, 1.3).find()',
        'Selector().xpath("//XCUIElementTypeCell[@name=\'a\'][1]").label("a").find_all()',
      ],
    ),
    fc.constantFrom('android', 'ios'),
  ),
  ([source, platform]) => {
    const chain = parseChain(source, platform);
    expect(formatChain(chain)).toMatch(/^Selector/);
    if (chain.problem) {
      const {from, to, message} = chain.problem;
      expect(from >= 0 && to <= source.length && message !== '').toBe(true);
    }
    const {counts} = traceChain(SCREENS[platform], chain);
    expect(counts.every((count = 0) => count >= 0)).toBe(true);
  },
);

property(
  'a chain comes out of its link as it went in',
  fc.record({
    sceneId: fc.constantFrom('settings', 'garden'),
    chain: fc.string({unit: 'grapheme', maxLength: 200}),
  }),
  (state) => {
    expect(readLabHash(toLabHash(state) ?? '', ['settings', 'garden'])).toEqual(state);
  },
);
