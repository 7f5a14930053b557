import type {PhoneSampleProps} from '@site/src/phone/sample/PhoneSample';
import {type RefObject, useCallback, useRef, useState} from 'react';
import {createLoadable} from '../Loadable/createLoadable';

export const PhoneSample = createLoadable(
  () => import('@site/src/phone/sample/PhoneSample'),
  ({PhoneSample: Sample}, props: PhoneSampleProps) => <Sample {...props} />,
);

interface OpenPhone {
  status: 'open';
  /** The code of the block. */
  original: string;
  /** The number of the run; 0 before the first. */
  run: number;
  /** The script as it runs. */
  source: string;
  isEditing: boolean;
}

type PhoneState = {status: 'closed' | 'loading'} | {status: 'failed'; error: unknown} | OpenPhone;

/**
 * The simulated phone of a block of code: nothing of it is fetched before the reader presses Run or Change. `before` is
 * code that runs first and is not shown.
 */
export function usePhone(code: RefObject<HTMLElement | null>, before: string) {
  const [phone, setPhone] = useState<PhoneState>({status: 'closed'});
  const button = useRef<HTMLButtonElement>(null);
  const draft = useRef<string>(undefined);

  async function open(change: (phone: OpenPhone) => OpenPhone): Promise<void> {
    const shown = code.current?.textContent;
    if (phone.status !== 'open') setPhone({status: 'loading'});
    try {
      await PhoneSample.preload();
    } catch (error) {
      setPhone({status: 'failed', error});
      return;
    }
    setPhone((current) => {
      const opened: OpenPhone =
        current.status === 'open'
          ? current
          : {status: 'open', original: '', run: 0, source: '', isEditing: false};
      return change({...opened, original: shown ?? opened.original});
    });
  }

  return {
    phone,
    button,
    run: () =>
      open((current) => ({
        ...current,
        run: current.run + 1,
        source: before + (draft.current ?? current.original),
      })),
    edit: () => open((current) => ({...current, isEditing: true})),
    close() {
      draft.current = undefined;
      setPhone({status: 'closed'});
      button.current?.focus();
    },
    keepDraft: useCallback((text: string) => {
      draft.current = text;
    }, []),
    /** The code as the reader sees it. */
    readCode: () => draft.current ?? (code.current ? readLines(code.current) : ''),
  };
}

/** The text of a block without deleted lines. */
function readLines({childNodes}: HTMLElement): string {
  return [...childNodes]
    .filter((node) => !(node instanceof Element && node.matches('.line-deleted')))
    .map(({textContent}) => textContent)
    .join('');
}
