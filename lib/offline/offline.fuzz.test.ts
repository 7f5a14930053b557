import fc from 'fast-check';
import {expect} from 'vitest';
import {hostileText} from '../../tests/fuzz/hostileText';
import {damagedValue, hostileValue} from '../../tests/fuzz/hostileValue';
import {property} from '../../tests/fuzz/property';
import {findHash, listHashes, parseCopyState} from './copyState';
import {listFilesOf, PARTS, parseOfflineList} from './offlineList';
import {toKey} from './toKey';

property(
  'what a server sends for the list of a release is a list or nothing',
  hostileText(
    ['{', '}', '[', ']', '"version"', '"parts"', '"files"', ':', ',', '1', 'null'],
    ['{"version":"a","entries":[],"parts":{"core":{"transfer":1,"files":{"/":["a",1]}}}}'],
  ),
  (text) => {
    const list = parseOfflineList(text);
    if (list) expect(() => listFilesOf(list, PARTS)).not.toThrow();
  },
);

const COPY = {version: 'a', date: '2026-11-27', parts: ['android'], entries: ['/a.js'], files: {'/': 'b'}};

property(
  'what a browser has kept of a copy can be used, or is nothing',
  fc.oneof(damagedValue([{current: COPY}, {current: COPY, previous: COPY}]), hostileValue()),
  (value) => {
    const state = parseCopyState(value);
    if (state === undefined) return;
    for (const hash of [...listHashes(state), findHash(state, '/') ?? '']) expect(hash).toBeTypeOf('string');
    expect(() => new Intl.DateTimeFormat('en').format(new Date(state.current.date))).not.toThrow();
  },
);

property(
  'each form of an address has one key, and the key is its own',
  fc.tuple(
    hostileText(['/', '%', '%E8', '%2F', 'docs', 'index.html', '软件', '.', '?'], ['/docs/intro/index.html']),
    fc.constantFrom('/', '/base/'),
  ),
  ([text, baseUrl]) => {
    const address = `https://docs.example/${text}`;
    if (!URL.canParse(address)) return;
    const {pathname} = new URL(address);
    const key = toKey(pathname, baseUrl);
    expect(toKey(`${key}/`, baseUrl)).toBe(toKey(key, baseUrl));
  },
);
