import type {Nodes} from 'mdast';
import {expect, it} from 'vitest';
import {readSourcePages} from '../support/sourcePages';

/**
 * What a command needs that fetches a package for another device: otherwise the folder holds files of the computer's Python, or
 * parts that only the computer can run, and a reader takes them for packages.
 */
const NEEDED = ['--no-compile', '--python-version', '--platform any', '--only-binary=:all:'];

const codes = readSourcePages('docs').flatMap(({file, tree}) => readCode(tree).map((text) => ({file, text})));
const commands = codes.flatMap(({file, text}) =>
  text
    .split('\n')
    .filter((line) => line.includes('pip install --target'))
    .map((line) => ({file, line})),
);

function readCode(node: Nodes): string[] {
  if (node.type === 'code') return [node.value];
  return 'children' in node ? node.children.flatMap(readCode) : [];
}

it('fetches packages for a phone without anything that belongs to the computer', () => {
  expect(commands).not.toHaveLength(0);
  const faults = commands.flatMap(({file, line}) =>
    NEEDED.filter((option) => !line.includes(option)).map((option) => `${file}: ${option} is missing`),
  );
  expect(faults).toEqual([]);
});
