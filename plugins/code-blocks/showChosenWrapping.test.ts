// @vitest-environment jsdom
import {afterEach, expect, it, vi} from 'vitest';
import {showChosenWrapping} from './showChosenWrapping';

const {dataset} = document.documentElement;

function show(stored: Record<string, string>) {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  showChosenWrapping();
  return {...dataset};
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  for (const name of Object.keys(dataset)) delete dataset[name];
});

it('tells of code to wrap and of output to show as it is', () => {
  expect(show({wrapCode: 'true', wrapOutput: 'false'})).toEqual({wrapCode: 'true', wrapOutput: 'false'});
});

it.each([
  ['nothing', {}],
  ['what is the case anyway', {wrapCode: 'false', wrapOutput: 'true'}],
  ['garbage', {wrapCode: '1', wrapOutput: '{"\u0000'}],
])('tells of nothing where %s is stored', (_, stored) => {
  expect(show(stored)).toEqual({});
});

it('tells of nothing where storage is refused', () => {
  vi.stubGlobal('localStorage', {
    clear: () => {},
    getItem: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  expect(show({})).toEqual({});
});
