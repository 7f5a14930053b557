import {expect, it} from 'vitest';
import {parseJson} from '../validation/parseJson';
import {glossary} from './schema';

const hid = {id: 'hid', term: 'HID', meaning: 'A mouse, such as com.x.', forms: ['HID'], pages: ['/docs/a']};

function read(...entries: unknown[]) {
  return parseJson(glossary, JSON.stringify(entries), 'data/glossary.json');
}

it('accepts terms whose fields all fit', () => {
  const full = {...hid, id: 'gp', chinese: '图色', forms: ['GP'], except: ['GP practice']};
  expect(read(hid, full)).toEqual([hid, full]);
});

it.each([
  [
    'a meaning of two sentences',
    {meaning: 'A mouse. It taps.'},
    'meaning is "A mouse. It taps."; allowed: one sentence',
  ],
  ['a meaning without an end', {meaning: 'A mouse'}, 'meaning is "A mouse"; allowed: one sentence'],
  ['a long meaning', {meaning: `A ${'very '.repeat(24)}mouse.`}, 'allowed: one sentence of at most 25 words'],
  ['a Chinese name that is none', {chinese: 'mouse'}, 'chinese is "mouse"; allowed: a Chinese word'],
  ['no form', {forms: []}, 'forms is []; allowed: a list of texts, with one or more'],
  ['no page', {pages: []}, 'pages.0 is missing; allowed: a path of this site'],
  ['an id with capitals', {id: 'HID'}, 'id is "HID"; allowed: small letters'],
])('names file, entry and field for %s', (_case, change, message) => {
  expect(() => read({...hid, ...change})).toThrow('data/glossary.json: entry 1');
  expect(() => read({...hid, ...change})).toThrow(message);
});

it('refuses an id or a form that two terms have, and names the field alone', () => {
  expect(() => read(hid, {...hid, forms: ['x']})).toThrow(
    'data/glossary.json: entry 2, id is "hid"; allowed: small letters, digits and hyphens, once in the file',
  );
  expect(() => read(hid, {...hid, id: 'mouse'})).toThrow(
    'data/glossary.json: entry 1, forms is ["HID"]; allowed: forms that no other term has',
  );
  expect(() => read(hid, {...hid, id: 'gp', forms: ['GP'], except: ['HID']})).toThrow(
    'data/glossary.json: entry 2, except is ["HID"]; allowed: forms that no other term has',
  );
});
