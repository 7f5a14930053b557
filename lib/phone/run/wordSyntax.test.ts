import path from 'node:path';
import {expect, it} from 'vitest';
import {loadScene} from '../scene/loadScene';
import {runOnPhone} from '../testing/runOnPhone';

const SCENE = loadScene(path.resolve(__dirname, '../../..'), 'settings', 'test');

it.each([
  [
    'if 1:\n        a = 1\n\n    # note\n    b = 2',
    5,
    'IndentationError',
    'unindent does not match any outer indentation level',
  ],
  ['for i in "ab":\n\n# note\nprint(i)', 4, 'IndentationError', 'expected an indented block'],
  ['class A:\n    def f(self):  # note\n    x = 1', 3, 'IndentationError', 'expected an indented block'],
  ['def f():\n    a = 1\n\tb = 2', 3, 'TabError', 'inconsistent use of tabs and spaces in indentation'],
  ['a = 1\n  b = 2', 2, 'IndentationError', 'unexpected indent'],
  ['print(1)\nprint(“hello”)', 2, 'SyntaxError', 'invalid character in identifier'],
  ['print（1）', 1, 'SyntaxError', 'invalid character in identifier'],
  ['a =\u00a01', 1, 'SyntaxError', 'invalid character in identifier'],
  ['a = "b\nprint(a)', 1, 'SyntaxError', 'EOL while scanning string literal'],
  ['a = """b\nprint(a)', 1, 'SyntaxError', 'EOF while scanning triple-quoted string literal'],
  ["a = 'b\\\nprint(a)", 1, 'SyntaxError', 'EOL while scanning string literal'],
  ['print(1\n', 1, 'SyntaxError', 'unexpected EOF while parsing'],
  ['def f():\n\n\n', 3, 'SyntaxError', 'unexpected EOF while parsing'],
  ['print([1)', 1, 'SyntaxError', "closing parenthesis ')' does not match opening parenthesis '['"],
  ['print("a"))', 1, 'SyntaxError', "unmatched ')'"],
  ['print("C:\\Users\\me")', 1, 'SyntaxError', expect.stringContaining('unicodeescape')],
  ['print(b"\\Users" 1)', 1, 'SyntaxError', 'invalid syntax'],
  ['print(f"{1:.1f s")', 1, 'SyntaxError', "f-string: expecting '}'"],
  ['break', 1, 'SyntaxError', "'break' outside loop"],
  ['"a" = 1', 1, 'SyntaxError', 'cannot assign to literal'],
  ['len(a) = 1', 1, 'SyntaxError', 'cannot assign to function call'],
  ['None = 1', 1, 'SyntaxError', 'cannot assign to None'],
  ['print(sep="", 2)', 1, 'SyntaxError', 'positional argument follows keyword argument'],
  ['a = 012', 1, 'SyntaxError', expect.stringContaining('leading zeros')],
  ['a = 2nd', 1, 'SyntaxError', 'invalid syntax'],
  ['print "hello"', 1, 'SyntaxError', "Missing parentheses in call to 'print'"],
  ['if a\n    pass', 1, 'SyntaxError', 'invalid syntax'],
])('tells of %j what Python tells, and on which line', async (source, line, kind, message) => {
  const {events} = await runOnPhone({source, scene: SCENE});
  expect(events.find(({type}) => type === 'error')).toMatchObject({kind, message, trace: [{line}]});
});

it('reads names in letters of any language', async () => {
  const {output} = await runOnPhone({source: 'naïve = 1\n名 = 2\nprint(naïve, 名, "“×”")', scene: SCENE});
  expect(output).toBe('1 2 “×”\n');
});
