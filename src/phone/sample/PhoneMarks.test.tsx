// @vitest-environment jsdom
import type {FindResult} from '@site/lib/phone/play/playView';
import {cleanup, render} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {PhoneMarks} from './PhoneMarks';

afterEach(cleanup);

function findAt(...tops: number[]): FindResult {
  return {
    what: 'control',
    matches: tops.map((top) => ({bounds: [0, top, 10, top + 10], label: 'Row'})),
    count: tops.length,
  };
}

const draw = (found: FindResult) => (
  <svg>
    <title>Phone</title>
    <PhoneMarks gesture={undefined} found={found} pointer={undefined} progress={0} scale={1} />
  </svg>
);

it('outlines what the last search has found, also where controls of the one before share their bounds', () => {
  const {container, rerender} = render(draw(findAt(5, 5, 20)));
  rerender(draw(findAt(40)));
  const tops = [...container.querySelectorAll('rect')].map((outline) => outline.getAttribute('y'));
  expect(tops).toEqual(['40']);
});
