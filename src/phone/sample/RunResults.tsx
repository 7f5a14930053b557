import Link from '@docusaurus/Link';
import {describeOutcome} from '@site/lib/phone/play/describeEvent';
import type {PlayView, RunNote} from '@site/lib/phone/play/playView';
import type {Scene} from '@site/lib/phone/scene/scene';
import {type ComponentType, memo, type ReactNode, useEffect, useState} from 'react';
import styles from './PhoneSample.module.css';
import type {RunExplanationProps} from './RunExplanation';
import {useCallPages} from './useCallPages';

export interface RunResultsProps {
  view: PlayView;
  /** The script as it runs, for the lines of a traceback. */
  source: string;
  /** Of the scene; absent before it has loaded. */
  platform: Scene['platform'] | undefined;
}

/**
 * The results of a run: output, a failure with the reader's own lines, what was not simulated, and a log in words. They are not
 * rendered with each frame, in which mostly the clock alone has changed: a log may have 300 links.
 */
export const RunResults = memo(function RunResults({view, source, platform}: RunResultsProps): ReactNode {
  const {notes, error, outcome, log, dropped} = view;
  const pages = useCallPages(platform, notes.length > 0);
  // A failure is reported with the reader's own lines instead of the text that Python prints.
  const output = error ? view.output.filter(({stream}) => stream === 'out') : view.output;
  return (
    <div className={styles.results}>
      {output.length > 0 && <p className={styles.outcome}>Output</p>}
      {output.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls needs a tab stop (WCAG 2.1.1)
        <pre className={styles.output} tabIndex={0} translate="no">
          {output.map(({text}) => text).join('')}
        </pre>
      )}
      {error && <FailureReport error={error} source={source} platform={platform} notes={notes} />}
      {outcome && outcome.status !== 'error' && (
        <p className={styles.outcome}>
          {describeOutcome(outcome)}
          {outcome.status === 'done' && output.length === 0 && ' It printed nothing.'}
        </p>
      )}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={`${note.kind} ${note.text}`}>
              <NoteText note={note} docs={note.docs ?? pages[note.call]} />
            </li>
          ))}
        </ul>
      )}
      {log.length > 0 && (
        <details className={styles.log}>
          <summary>What happened</summary>
          {dropped > 0 && <p>The first {dropped} entries are left out.</p>}
          <ol>
            {log.map(({line, text, times, call = '', docs = pages[call]}, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: counted from the first entry, so it stays with its own.
              <li key={dropped + index}>
                {line > 0 && `Line ${line}: `}
                {docs ? <Link to={docs}>{text}</Link> : text}
                {times > 1 && ` (${times} times)`}
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
});

function FailureReport(props: RunExplanationProps): ReactNode {
  const {error, source} = props;
  const lines = source.split('\n');
  const [Explanation, setExplanation] = useState<ComponentType<RunExplanationProps>>();

  useEffect(() => {
    import('./RunExplanation').then(
      ({RunExplanation}) => setExplanation(() => RunExplanation),
      // Without the explanation, the failure itself is still shown.
      () => undefined,
    );
  }, []);

  return (
    <div className={styles.failure}>
      <p>
        <strong>{error.kind}</strong>
        {error.message && `: ${error.message}`}
      </p>
      <ol className={styles.trace}>
        {error.trace.map(({file, line, function: name}, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a function that calls itself gives the same line again.
          <li key={index}>
            {file === 'main.py' ? `Line ${line}` : `${file}, line ${line}`}
            {name !== '<module>' && `, in ${name}`}
            {file === 'main.py' && <code translate="no">{lines[line - 1]?.trim()}</code>}
          </li>
        ))}
      </ol>
      {Explanation && <Explanation {...props} />}
    </div>
  );
}

function NoteText({note: {kind, text}, docs}: {note: RunNote; docs: string | undefined}): ReactNode {
  const page = docs && (
    <>
      {' '}
      <Link to={docs}>What it does on a device</Link>
    </>
  );
  if (kind === 'undocumented')
    return (
      <>
        Simulated, not documented: {text}
        {page}
      </>
    );
  return (
    <>
      <code>{text}</code> does nothing here: it is not simulated.{page}
    </>
  );
}
