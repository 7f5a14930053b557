import {expect, it} from 'vitest';
import {parseCode} from './parseCode';

it.each(['how to click', 'No module named requests', '找图 返回坐标', 'what I want?', ''])(
  'takes %j for words',
  (text) => expect(parseCode(text)).toBeUndefined(),
);

it('names the imported names, the last first', () => {
  expect(parseCode('from ascript.android.screen import FindColors')?.names[0]).toBe('FindColors');
});

it('names calls by the object that the chain begins with', () => {
  expect(parseCode('Selector().text("OK").find()')?.names.slice(0, 2)).toEqual([
    'Selector.find',
    'Selector.text',
  ]);
});

it('leaves strings and keywords out of the words', () => {
  expect(parseCode('if img.find("a.png") is None: print("gone")')?.text).toBe('img.find');
});

it('keeps the words of a call apart, without the name of the product', () => {
  expect(parseCode('ascript.click(x=width/2)')?.text).toBe('.click x width 2');
});
