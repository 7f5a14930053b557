import {expect, it} from 'vitest';
import {parseMdx} from '../mdx/parseMdx';
import {findFailureLists} from './findFailureLists';
import {findMessage} from './findMessage';

function messageOf(symptom: string): string | undefined {
  const tree = parseMdx(`## When it fails\n\n- **${symptom}** A cause. *Check:* a look. *Fix:* a deed.`);
  return findMessage(findFailureLists(tree)[0]?.items[0]?.parts.symptom ?? []);
}

it.each([
  ['`KeyError: name` at the start.', 'KeyError: name'],
  ['`TypeError` that names `interpolator`.', 'TypeError'],
  ['`cv2.error`, or a black picture.', 'cv2.error'],
  ['`ReadTimeout`.', 'ReadTimeout'],
  ['`execute` says `(1045, "Access denied …`.', '(1045, "Access denied …'],
  ['`The app did not show …`', 'The app did not show …'],
  ['`adb: command not found`.', 'adb: command not found'],
  ['`VIP:` says no after you have paid.', 'VIP:'],
  ['`找不到图片文件:…`', '找不到图片文件:…'],
  ["[`'pip' is not recognized …`](./a.mdx)", "'pip' is not recognized …"],
])('finds what a program prints in "%s"', (symptom, message) => {
  expect(messageOf(symptom)).toBe(message);
});

it.each([
  '`open` does nothing.',
  '`request` gives `-2` (`UNSUPPORTED`).',
  '`Selector().find()` is `None`.',
  'A tool asks for `http://…:8100`.',
  '`from airscript.data import Kv` fails.',
  '`int | None` is refused.',
  '`used - KeyValue.get` is wrong.',
  '`adb devices` lists nothing.',
  'The terminal says that `res\\practice.ps1` does not exist.',
  'Nothing happens.',
])('takes no name, value, file, command or address for a message: "%s"', (symptom) => {
  expect(messageOf(symptom)).toBeUndefined();
});
