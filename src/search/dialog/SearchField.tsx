import {MAX_QUERY_LENGTH} from '@site/lib/search/limits';
import type {KeyboardEvent, ReactNode, RefObject} from 'react';
import search from '../results/search.module.css';
import {takePaste} from '../results/takePaste';

export interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>;
  query: string;
  /** The list box that the arrow keys move in, and its active option. */
  listId: string;
  activeId: string | undefined;
  onType: (query: string) => void;
  onCaret: (caret: number) => void;
  /** An arrow key was pressed: one option on, or back. */
  onStep: (step: 1 | -1) => void;
  /** Enter was pressed: open the active option. */
  onEnter: () => void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = {ArrowDown: 1, ArrowUp: -1};

/** The dialog's field: a combobox whose list box shows the hits (ARIA practices, editable combobox with list). */
export function SearchField({
  field,
  query,
  listId,
  activeId,
  onType,
  onCaret,
  onStep,
  onEnter,
}: SearchFieldProps): ReactNode {
  function press(event: KeyboardEvent) {
    // While an input method composes, its keys are its own; for Safari, the one that ends it comes afterwards.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const step = STEPS[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step) onStep(step);
    else onEnter();
  }

  return (
    <input
      ref={field}
      className={search.field}
      type="text"
      role="combobox"
      aria-label="Search the site"
      aria-autocomplete="list"
      aria-expanded={activeId !== undefined}
      aria-controls={activeId && listId}
      aria-activedescendant={activeId}
      placeholder="A call, a page, a word"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="go"
      maxLength={MAX_QUERY_LENGTH}
      value={query}
      onChange={(event) => onType(event.target.value)}
      onSelect={(event) => onCaret(event.currentTarget.selectionStart ?? 0)}
      onKeyDown={press}
      onPaste={(event) => takePaste(event, onType)}
    />
  );
}
