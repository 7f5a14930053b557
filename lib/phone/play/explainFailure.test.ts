import {expect, it} from 'vitest';
import {explainFailure} from './explainFailure';

it.each([
  ['AttributeError', "'NoneType' object has no attribute 'click'", 'The value before .click is None.'],
  ['AttributeError', "'Node' object has no attribute 'clik'", 'has nothing called clik'],
  ['NameError', "name 'x' isn't defined", 'Nothing is called x'],
  ['ImportError', "no module named 'requests'", 'no package called requests'],
  ['ImportError', "no module named 'ascript.android.screeen'", 'There is no screeen in ascript.android'],
  ['TypeError', "click() missing 1 required positional argument: 'x'", 'click needs a value for x'],
  ['TypeError', "click() got an unexpected keyword argument 'foo'", 'click takes nothing called foo'],
  ['TypeError', "unsupported types for __add__: 'str', 'int'", 'the types str and int'],
  ['TypeError', "unsupported types for __add__: 'str', 'NoneType'", 'One of the two values is None'],
  ['SyntaxError', 'invalid syntax', 'missing colon'],
  ['KeyError', 'a', 'under the key a'],
  ['OSError', '44', 'no file of this name'],
])('says what %s: %s means', (kind, message, part) => {
  expect(explainFailure({kind, message})).toContain(part);
});

it('says nothing of what the script itself raises', () => {
  expect(explainFailure({kind: 'RuntimeError', message: 'mine'})).toBeUndefined();
});
