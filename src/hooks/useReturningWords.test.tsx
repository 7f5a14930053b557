// @vitest-environment jsdom
import {useHistory} from '@docusaurus/router';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {Link, MemoryRouter, Route} from 'react-router-dom';
import {afterEach, expect, it} from 'vitest';
import {useReturningWords} from './useReturningWords';

afterEach(cleanup);

function Field(): ReactNode {
  const [words, setWords] = useReturningWords();
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
