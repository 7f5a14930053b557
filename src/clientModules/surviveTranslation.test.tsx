// @vitest-environment jsdom
import {translateTexts} from '@site/tests/support/translateTexts';
import {cleanup, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {afterEach, expect, it} from 'vitest';
import './surviveTranslation';

afterEach(cleanup);

function Found({isFirst, isLast}: {isFirst: boolean; isLast: boolean}): ReactNode {
  return (
    <p>
      {isFirst && <b>first</b>}
      {isLast && 'last'}
      <i>end</i>
    </p>
  );
}

it('removes a text that the translation of the browser has replaced', () => {
  const {container, rerender} = render(<Found isFirst={false} isLast />);
  translateTexts(screen.getByRole('paragraph'));
  rerender(<Found isFirst={false} isLast={false} />);
  expect(container.querySelector('i')?.textContent).toBe('[end]');
});

it('still shows what comes before a replaced text', () => {
  const {container, rerender} = render(<Found isFirst={false} isLast />);
  translateTexts(screen.getByRole('paragraph'));
  rerender(<Found isFirst isLast />);
  expect(container.querySelector('b')?.textContent).toBe('first');
});

it('still refuses to remove an element from where it is not', () => {
  expect(() => document.body.removeChild(document.createElement('p'))).toThrow('not a child');
});
