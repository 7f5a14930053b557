import {describeMissing} from '@site/lib/errors/describeLoadFailure';
import type {ReactNode} from 'react';
import type {RunFailure} from '../startRun';
import styles from './PhoneSample.module.css';

export interface RunProblemProps {
  failure: RunFailure;
}

const SENTENCES: Readonly<Record<RunFailure['code'], string>> = {
  'no-worker':
    'Your browser does not let this page start a worker, in which the simulated phone runs. No browser does for a page from a folder: run the sample on the site itself. Otherwise allow scripts and workers for this site, or use another browser.',
  'no-webassembly':
    'Your browser has no WebAssembly, which the simulated phone needs. Some browsers switch it off in their strictest mode: lower the protection for this site, or use another browser.',
  'not-loaded': `${describeMissing('The simulated phone')} It is about 240 KB the first time.`,
  crashed: 'The simulated phone broke down. Press Run again; if it happens once more, reload the page.',
};

/** Says why nothing runs, and what to do. */
export function RunProblem({failure: {code, detail}}: RunProblemProps): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <p>{SENTENCES[code]}</p>
      <p>You can still read and copy the sample, and run it on a device.</p>
      {detail && (
        <details>
          <summary>What the browser said</summary>
          <code>{detail}</code>
        </details>
      )}
    </div>
  );
}
