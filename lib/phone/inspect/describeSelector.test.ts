import {expect, it} from 'vitest';
import {type ControlState, PLAIN_FLAGS} from '../device/frame';
import {describeSelector} from './describeSelector';

function control(fields: Partial<ControlState>): ControlState {
  return {
    key: 1,
    look: 'text',
    type: 'android.widget.TextView',
    bounds: [0, 0, 1, 1],
    packageName: 'a',
    ...PLAIN_FLAGS,
    children: [],
    ...fields,
  };
}

it.each([
  [{text: 'Wi-Fi', id: 'a:id/name'}, 'Selector().text("^Wi-Fi$").find()'],
  [{text: 'Price (1.50)'}, 'Selector().text(r"^Price \\(1\\.50\\)$").find()'],
  [{desc: 'Back'}, 'Selector().desc("^Back$").find()'],
  [{id: 'a:id/list'}, 'Selector().id("^a:id/list$").find()'],
  [{}, 'Selector().type("android.widget.TextView").find()'],
])('names %o on Android', (fields, selector) => {
  expect(describeSelector(control(fields), 'android')).toBe(selector);
});

it('names a control on iOS by its label, as it is', () => {
  expect(describeSelector(control({text: 'Price (1)'}), 'ios')).toBe('Selector().label("Price (1)").find()');
});

it.each([
  [{text: 'Add', id: 'AddButton'}, 'Selector(window).name("^Add$").find()'],
  [{text: 'Oslo', desc: 'City', editable: true, id: 'CityBox'}, 'Selector(window).name("^City$").find()'],
  [{text: 'Oslo', editable: true, id: 'CityBox'}, 'Selector(window).res_id("^CityBox$").find()'],
  [{type: 'EditControl'}, 'Selector(window).type("EditControl").find()'],
])('names %o on Windows in the words of its selectors', (fields, selector) => {
  expect(describeSelector(control(fields), 'windows')).toBe(selector);
});

it.each([
  ['C:\\Apps', 'Selector().label(r"C:\\Apps").find()'],
  ['C:\\', 'Selector().label("C:\\\\").find()'],
])('writes the label %s as Python reads it: a raw text cannot end with a backslash', (text, selector) => {
  expect(describeSelector(control({text}), 'ios')).toBe(selector);
});
