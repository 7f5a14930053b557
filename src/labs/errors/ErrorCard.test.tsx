// @vitest-environment jsdom
import type {Card} from '@site/lib/explain/toCard';
import {translateTexts} from '@site/tests/support/translateTexts';
import {cleanup, render} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import '@site/src/clientModules/surviveTranslation';
import {ErrorCard} from './ErrorCard';

vi.mock('@docusaurus/Link', () => ({default: 'a'}));

afterEach(cleanup);

const FIRST: Card = {
  rule: 'none-attribute',
  isGeneral: false,
  message: 'AttributeError',
  meaning: 'A call gave `None`, which stands for nothing.',
  steps: ['Test it before you use it.'],
  href: '/',
  pageTitle: 'Names',
};
const SECOND: Card = {...FIRST, rule: 'unknown-name', meaning: 'Nothing is called `toast` at this point.'};

it('shows the next explanation alone, though the browser has translated the one before', () => {
  const {container, rerender} = render(<ErrorCard card={FIRST} />);
  translateTexts(container);
  rerender(<ErrorCard card={SECOND} />);
  expect(container.textContent).toContain('Nothing is called toast at this point.');
  expect(container.textContent).not.toContain('which stands for nothing');
});
