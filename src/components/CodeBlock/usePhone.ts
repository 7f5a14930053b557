import {lazy, useRef, useState} from 'react';

export const PhoneSample = lazy(() => loadPhone().then(({PhoneSample: component}) => ({default: component})));

/** `run` is the number of the run. */
export type PhoneState =
  | {status: 'closed' | 'loading' | 'failed'}
  | {status: 'open'; run: number; source: string};

/** The simulated phone of a block of code: nothing of it is fetched before the reader presses Run. */
export function usePhone(readSource: () => string) {
  const [phone, setPhone] = useState<PhoneState>({status: 'closed'});
  const button = useRef<HTMLButtonElement>(null);

  async function run(): Promise<void> {
    const source = readSource();
    if (phone.status !== 'open') setPhone({status: 'loading'});
    try {
      await loadPhone();
      setPhone((current) => ({status: 'open', source, run: current.status === 'open' ? current.run + 1 : 1}));
    } catch {
      setPhone({status: 'failed'});
    }
  }

  function close(): void {
    setPhone({status: 'closed'});
    button.current?.focus();
  }

  return {phone, button, run, close};
}

function loadPhone() {
  return import('@site/src/phone/sample/PhoneSample');
}
