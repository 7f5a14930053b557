import {expect, it} from 'vitest';
import {openScreen} from '../../../../selectors/chain/traceChain';
import {readControls} from '../../../../selectors/tree/readControls';
import {evaluateXPath} from './evaluateXPath';

const T = 'XCUIElementType';
const {tree, roots} = openScreen(
  readControls(`<${T}Application name="App"><${T}Table empty="" hex="0x10" power="1e3" spaced=" a&#10; b" hard="\u00a0a">
    <${T}Cell name="a" value="1"><${T}StaticText label="First row"/><${T}Switch value="0"/></${T}Cell>
    <${T}Cell name="b" value="2"><${T}StaticText label="Second row"/><${T}Switch value="1"/></${T}Cell>
    <${T}Cell name="c" value="10"><${T}StaticText label="Third row"/></${T}Cell>
  </${T}Table><${T}Button name="b"/></${T}Application>`),
);

/** Searches with an expression in which `~` stands for the beginning that all types share. */
function find(expression: string): {names: string[] | undefined; notes: string[]} {
  const notes: string[] = [];
  const found = evaluateXPath(expression.replaceAll('~', T), {
    roots,
    attributes: tree.attributes,
    notes,
  });
  return {
    names: found?.map(({control}) => {
      const {name, label, value, type} = tree.attributes.get(control.key) ?? {};
      return name ?? label ?? value ?? type ?? '';
    }),
    notes,
  };
}

it.each([
  ['/~Application/~Table/~Cell', ['a', 'b', 'c']],
  ['//~Cell', ['a', 'b', 'c']],
  ['//*[@name="b"]', ['b', 'b']],
  ['//~Cell[2]', ['b']],
  ['//~Cell[last()]', ['c']],
  ['//~Cell[position() > 1]', ['b', 'c']],
  ['//~Cell[@value > 1 and @value < 5]', ['b']],
  ['//~Cell[@name="a" or @name="c"]', ['a', 'c']],
  ['//~Cell[not(~Switch)]', ['c']],
  ['//~Cell[~Switch[@value="1"]]', ['b']],
  ['//~Cell[count(~Switch) = 0]', ['c']],
  ['//~StaticText[contains(@label, "rd")]', ['Third row']],
  ['//~StaticText[starts-with(@label, "Sec")]/..', ['b']],
  ['//~StaticText[starts-with(@label, "Sec")]/following-sibling::~Switch', ['1']],
  ['//~Switch[@value="1"]/preceding-sibling::~StaticText', ['Second row']],
  ['//~Switch[@value="1"]/ancestor::~Cell', ['b']],
  ['//~Switch/parent::~Cell/preceding-sibling::~Cell[1]', ['a']],
  ['//~Cell[string-length(@value) = 2]', ['c']],
  ['//~Button | //~Cell[1]', ['a', 'b']],
  ['//~Cell[~Button | ~Switch]', ['a', 'b']],
  ['//~Cell[count(~Switch | ~StaticText) = 1]', ['c']],
  ['//~Cell[count(~Switch | ~Switch) = 1]', ['a', 'b']],
  ['(//~Button | //~Cell)[last()]', ['b']],
  ['(//~Switch)[2]', ['1']],
  ['(//~Switch | //~Button)[@value="1"]/..', ['b']],
  ['//~Table//~Switch[@value]', ['0', '1']],
  ['~Application', ['App']],
  ['//~Window', []],
  ['//~Cell[not(2)]', []],
  ['//~Cell[2 and @name]', ['a', 'b', 'c']],
  ['//~Cell[last() or @none]', ['a', 'b', 'c']],
  ['//~Cell[(2)]', ['b']],
  ['//~Cell[@name = true()]', ['a', 'b', 'c']],
  ['//~Cell[@none = false()]', ['a', 'b', 'c']],
  ['//~Cell[count(~Switch) = true()]', ['a', 'b']],
  ['//~Cell["" = false()]', ['a', 'b', 'c']],
  ['//~Table[@empty = 0]', []],
  ['//~Table[@empty != 0]', ['XCUIElementTypeTable']],
  ['//~Table[@hex = 16 or @power = 1000]', []],
  ['//~Table[normalize-space(@spaced) = "a b"]', ['XCUIElementTypeTable']],
  ['//~Table[normalize-space(@hard) = "a"]', []],
  ['//*[@constructor]', []],
  ['//*[contains(@toString, "native")]', []],
  ['/~Application/../~Application', ['App']],
  ['//*[not(..)]', []],
])('finds %s', (expression, names) => {
  expect(find(expression).names).toEqual(names);
});

it.each([
  ['//~Cell[', 'a condition is not finished'],
  ['//~Cell[@name="a]', 'is a text not closed?'],
  ['//~Cell]', '“]” does not fit there'],
  ['//', 'the type of a control is missing'],
  ['//~Cell[@]', 'the name of an attribute is missing'],
  ['//namespace::~Cell', 'the axis “namespace” is not read here'],
  ['//~Cell[matches(@name, "a")]', 'the function matches() is not read here'],
  ['//~Cell[~Switch = "1"]', 'a control has no text of its own'],
  ['//~Cell[contains(., "a")]', 'a control has no text of its own'],
  ['//~Cell[contains(@name)]', 'contains() takes 2 values; found 1'],
  ['//~Cell[last(1)]', 'last() takes no value; found 1'],
  ['//~Cell[string-length()]', 'string-length() takes 1 value; found none'],
  ['//~Cell[true(1)]', 'true() takes no value; found 1'],
  ['//~Cell[count(@name) = 1]', 'count() takes a path'],
  ['//~Cell[last() - 1]', '“- 1]” cannot be read.'],
  ['//"*"', '“*” is not a type of a control'],
  ['//~Cell["not"(@name)]', '“]” is missing before “(”'],
  [`//~Cell[${'not('.repeat(5000)}`, 'more than 20 brackets'],
  [`${'('.repeat(5000)}`, 'more than 20 brackets'],
  ['(//~Cell', '“)” is missing at the end'],
  [`//~Cell${'[~Cell'.repeat(5000)}`, 'more than 20 brackets'],
])('says what is wrong with %.40s', (expression, message) => {
  const {names, notes} = find(expression);
  expect(names).toBeUndefined();
  expect(notes.join()).toContain(message);
});
