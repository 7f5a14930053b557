import {expect, it} from 'vitest';
import {compactPython} from './compactPython';

it('takes out what only people read', () => {
  const source = `"""Module."""

import os  # why


class A:
    """Says
    what."""

    # A comment.
    def f(self):
        """One line."""
        return {
            "a": 1,  # one
            "b": f"x {self.y} z",
        }
`;
  expect(compactPython(source)).toBe(
    'import os\nclass A:\n def f(self):\n  return { "a": 1, "b": f"x {self.y} z", }\n',
  );
});

it('refuses what it would change', () => {
  expect(() => compactPython('a = f"""{b}\n"""\n')).toThrow(
    'compactPython: found f""" at 4; allowed: texts of several lines without fields',
  );
});

it('keeps texts that are not docstrings', () => {
  expect(compactPython('a = """x\n    # y\n"""\n"b".join(c)\n')).toBe('a="""x\n    # y\n"""\n"b".join(c)\n');
});

it('keeps the spaces that part words, texts and numbers', () => {
  expect(compactPython('x = 1 if not a else "b" in c and 2 .real - -d\ny = {"e": f"{a} {b}"}\n')).toBe(
    'x=1 if not a else "b" in c and 2 .real--d\ny = {"e": f"{a} {b}"}\n',
  );
});
