// @vitest-environment jsdom
import {useHistory} from '@docusaurus/router';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {HashRouter, Link, MemoryRouter, Route} from 'react-router-dom';
import {afterEach, expect, it} from 'vitest';
import {useReturningState} from './useReturningState';

afterEach(cleanup);

const leftWords = new Map<string, string>();

function Field(): ReactNode {
  const [words, setWords] = useReturningState(leftWords, '');
  return <input value={words} onChange={({target}) => setWords(target.value)} />;
}

function Back(): ReactNode {
  const history = useHistory();
  return (
    <button type="button" onClick={() => history.goBack()}>
      Back
    </button>
  );
}

it('brings back what stood in the field of this visit, after a jump within the page too, and not of another', () => {
  render(
    <MemoryRouter initialEntries={['/list']}>
      <Route path="/list" component={Field} />
      <Link to="/list#one">Jump</Link>
      <Link to="/page">Page</Link>
      <Link to="/list">List</Link>
      <Back />
    </MemoryRouter>,
  );
  const field = () => screen.getByRole<HTMLInputElement>('textbox');
  const press = (name: string) => fireEvent.click(screen.getByText(name));
  fireEvent.change(field(), {target: {value: 'black'}});
  press('Jump');
  press('Page');
  press('List');
  expect(field().value).toBe('');
  press('Back');
  press('Back');
  expect(field().value).toBe('black');
});

it('brings no words from one page to another where entries of the history have no names of their own', () => {
  render(
    <HashRouter>
      <Link to="/list">List</Link>
      <Link to="/other">Other</Link>
      <Route path="/list" component={Field} />
      <Route path="/other" component={Field} />
    </HashRouter>,
  );
  const field = () => screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.click(screen.getByText('List'));
  fireEvent.change(field(), {target: {value: 'black'}});
  fireEvent.click(screen.getByText('Other'));
  expect(field().value).toBe('');
});
