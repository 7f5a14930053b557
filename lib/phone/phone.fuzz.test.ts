import fc from 'fast-check';
import {expect} from 'vitest';
import settings from '../../data/scenes/settings.json';
import {hostileText} from '../../tests/fuzz/hostileText';
import {damagedValue, hostileValue} from '../../tests/fuzz/hostileValue';
import {property} from '../../tests/fuzz/property';
import {INVALID, readOrRefuse} from '../../tests/fuzz/readOrRefuse';
import type {ControlState} from './device/frame';
import {PLAIN_FLAGS} from './device/frame';
import {MAX_LINK_LENGTH, readScriptHash, toScriptHash} from './link/scriptLink';
import {jsonToPython} from './run/jsonForPython';
import {matchPattern} from './run/matchPattern';
import {formatTraceback, parseTraceback} from './run/parseTraceback';
import {readScene} from './scene/readScene';
import {evaluateSelector} from './selector/evaluateSelector';
import {
  ACTIONS,
  formatLink,
  NUMBER_FILTERS,
  RELATIONS,
  STATE_FILTERS,
  TEXT_FILTERS,
  toSelectorLink,
} from './selector/selectorLink';
import {listElements, parseHtml, textOfElement} from './web/parseHtml';

const text = fc.string({unit: 'grapheme', maxLength: 200});

property(
  'a script comes out of its link as it went in, or is too long for one',
  fc.record({sceneId: text, source: text}),
  (script) => {
    const hash = toScriptHash(script);
    expect(hash === undefined ? undefined : readScriptHash(hash)).toEqual(
      hash === undefined ? undefined : script,
    );
  },
);

property(
  'any fragment is a script or none',
  hostileText(
    ['#', '&', 'script=', 'scene=', '%', '%0A', '%00', '+', '=', 'print(1)', '%E0'],
    ['#scene=settings&script=print%281%29'],
  ),
  (hash) => {
    const linked = readScriptHash(hash);
    if (linked) expect(linked.source.length).toBeLessThanOrEqual(MAX_LINK_LENGTH);
  },
);

const PAGE = `<!doctype html><html><head><title>T</title><script>if (a < b) "</b>"</script></head>
<body><form id="f" action='x'><input name=a value="1" disabled><p>A &amp; B<br/>C</form></body></html>`;

property(
  'any page becomes a tree of its elements, with a text',
  hostileText(
    [
      '<',
      '>',
      '</',
      '/>',
      '<b>',
      '</b>',
      '<p ',
      '<input ',
      'a="',
      "a='",
      'a=b ',
      '"',
      '<!--',
      '-->',
      '<script>',
      '</script>',
      '<style',
      '&amp;',
      '&',
      ';',
      'Text ',
      '<br>',
    ],
    [PAGE],
  ),
  (html) => {
    const root = parseHtml(html);
    const elements = listElements(root);
    expect(
      elements.every(
        ({parent, attributes}) =>
          parent !== undefined && Object.values(attributes).every((value) => typeof value === 'string'),
      ),
    ).toBe(true);
    expect(textOfElement(root).length).toBeLessThanOrEqual(html.length);
  },
);

property(
  'a scene with anything in it is taken, or refused in one line',
  damagedValue([settings, {...settings, apps: settings.apps.slice(0, 1)}]),
  (value) => {
    const scene = readOrRefuse(() => readScene('data/scenes/settings.json', value), INVALID);
    if (scene) expect(scene.apps.length).toBeGreaterThan(0);
  },
);

const CONTROL: ControlState = {
  ...PLAIN_FLAGS,
  key: 1,
  look: 'group',
  type: 'android.widget.FrameLayout',
  bounds: [0, 0, 100, 100],
  packageName: 'com.example',
  text: 'Water 12',
  id: 'com.example:id/title',
  visible: true,
  children: [],
};
const TREE: ControlState = {
  ...CONTROL,
  children: [
    {...CONTROL, key: 2, children: [{...CONTROL, key: 3}]},
    {...CONTROL, key: 4},
  ],
};
// A pattern is the script's own, which a limit of time ends: nested repetitions need long texts to be slow.
const patterns = hostileText(
  [
    '(',
    ')',
    '[',
    ']',
    '*',
    '+',
    '?',
    '{2}',
    '|',
    '^',
    '$',
    '\\',
    '\\d',
    '.',
    '(?i)',
    '(?P<a>',
    '(?P=a)',
    '(?:',
    'Water',
    '12',
  ],
  ['^Water (?P<count>\\d+)$'],
).map((pattern) => pattern.slice(0, 60));

property(
  'any chain of selectors finds controls of the tree',
  fc.array(
    fc.tuple(
      fc.constantFrom(
        ...TEXT_FILTERS,
        ...STATE_FILTERS,
        ...NUMBER_FILTERS,
        ...RELATIONS,
        ...ACTIONS,
        'other',
        'constructor',
      ),
      fc.array(fc.oneof(patterns, fc.double(), fc.integer({min: -5, max: 5}), hostileValue()), {
        maxLength: 3,
      }),
    ),
    {maxLength: 6},
  ),
  (calls) => {
    const links = calls.flatMap(([name, values]) => toSelectorLink(name, values) ?? []);
    const {matches} = evaluateSelector(TREE, links);
    expect(matches.every(({key}) => [1, 2, 3, 4].includes(key))).toBe(true);
    expect(links.map(formatLink).every((link) => /^\.\w+\(.*\)$/s.test(link))).toBe(true);
  },
);

property(
  'any regular expression gives matches or a reason',
  fc.tuple(
    patterns,
    fc.nat(32),
    fc.constantFrom('Water 12', '', 'a\nb 😀'),
    fc.constantFrom('all', 'match', 'fullmatch', 'search', 'check'),
  ),
  ([pattern, flags, subject, how]) => {
    expect(matchPattern(pattern, flags, subject, how)).toMatch(/^(?:!|\[.*\]$)/s);
  },
);

property(
  'any text is written as a value of Python, or a reason with its place',
  hostileText(
    ['{', '}', '[', ']', '"', ':', ',', '1', '-0', '1e400', 'null', 'true', ' ', '\n', '\\u00', '"a"'],
    ['{"a": [1, 2.5, null, true, "x"], "b": {}}'],
  ),
  (json) => {
    expect(jsonToPython(json)).toMatch(
      /^(?!!)|^!(?:Expecting|Extra|Unterminated) .+: line \d+ column \d+ \(char \d+\)$/,
    );
  },
);

property(
  'any traceback has a kind, a message and frames of the script',
  hostileText(
    [
      'Traceback (most recent call last):\n',
      '  File "main.py", line 1, in <module>\n',
      '  File "/project/a.py", line 2\n',
      'KeyError',
      ': ',
      '\n',
      'a',
      'maximum recursion depth exceeded',
    ],
    ['Traceback (most recent call last):\n  File "main.py", line 3, in run\nKeyError: a\n'],
  ),
  (traceback) => {
    const {kind, message, trace} = parseTraceback(traceback);
    expect(typeof kind === 'string' && kind !== '' && typeof message === 'string').toBe(true);
    expect(trace.every(({line}) => Number.isInteger(line))).toBe(true);
  },
);

property(
  'a failure is read as it was written',
  fc.record({
    kind: fc.stringMatching(/^[A-Z]\w{0,10}Error$/),
    message: fc.stringMatching(/^[\w ',.()]{0,40}$/).map((message) => message.trim()),
    trace: fc.array(
      fc.record({
        file: fc.constantFrom('main.py', '/project/a.py'),
        line: fc.nat(9999),
        function: fc.constantFrom('<module>', 'run'),
      }),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
  }),
  (failure) => {
    const trace = failure.trace.map((frame) => ({...frame, file: frame.file.replace('/project/', '')}));
    expect(parseTraceback(formatTraceback(failure))).toEqual({...failure, trace});
  },
);
