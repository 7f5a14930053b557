import {expect, it} from 'vitest';
import {createAppRuntime} from './createAppRuntime';
import {createKeyboard} from './createKeyboard';

const FIELDS = [{key: 11}, {key: 12}, {key: 13}];

/** What the focused field holds after these keys. */
function typeAll(...keys: string[]): string | null | undefined {
  const runtime = createAppRuntime({open() {}, goBack() {}, close() {}}, '');
  const keyboard = createKeyboard(runtime, () => []);
  const app = runtime.start({
    name: 'Form',
    packageName: 'form.exe',
    activity: '',
    screens: [{id: 'form', controls: [{id: 'name', look: 'field'}]}],
  });
  const [field] = app.screens[0]?.controls ?? [];
  if (field) app.focusedKey = field.key;
  for (const key of keys) keyboard.press(app, key);
  return field?.text;
}

/** The field that has the focus after these keys, in a window whose first focus is `focusedKey`. */
function pressAll(focusedKey: number | undefined, ...keys: string[]): number | undefined {
  const runtime = createAppRuntime({open() {}, goBack() {}, close() {}}, '');
  const keyboard = createKeyboard(runtime, () => FIELDS);
  const app = {
    ...runtime.start({name: 'Form', packageName: 'form.exe', activity: '', screens: []}),
    focusedKey,
  };
  for (const key of keys) keyboard.press(app, key);
  return app.focusedKey;
}

it('goes through the fields with Tab and Shift+Tab, around both ends', () => {
  expect(pressAll(12, 'tab')).toBe(13);
  expect(pressAll(13, 'tab')).toBe(11);
  expect(pressAll(11, 'shift+tab')).toBe(13);
});

it('begins at the first field with Tab, and at the last with Shift+Tab', () => {
  expect(pressAll(undefined, 'tab')).toBe(11);
  expect(pressAll(undefined, 'shift+tab')).toBe(13);
});

it('types a capital letter with Shift', () => {
  expect(typeAll('shift+a', 'b')).toBe('Ab');
});

it('takes away a whole emoji with Backspace', () => {
  expect(typeAll('a', '👍', 'backspace')).toBe('a');
});

it('selects, copies, cuts and pastes the whole of a field', () => {
  expect(typeAll('a', 'b', 'ctrl+a', 'ctrl+c', 'c')).toBe('c');
  expect(typeAll('a', 'b', 'ctrl+a', 'ctrl+x', 'ctrl+v', 'ctrl+v')).toBe('abab');
  expect(typeAll('a', 'ctrl+c', 'ctrl+x', 'ctrl+v')).toBe('a');
  expect(typeAll('a', 'b', 'ctrl+a', 'delete')).toBe('');
  expect(typeAll('a', 'b', 'delete', 'space', 'enter')).toBe('ab ');
});

it('does nothing at a key that every object has a name for', () => {
  expect(typeAll('a', 'constructor', '__proto__')).toBe('a');
});
