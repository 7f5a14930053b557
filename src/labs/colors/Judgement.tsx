import type {ColorTask} from '@site/lib/colors/colorSetup';
import type {ReactNode} from 'react';
import styles from './ColorLab.module.css';
import type {ListedPicture} from './PictureList';

export interface JudgementProps {
  task: ColorTask;
  /** The picture that is shown. */
  picture: ListedPicture | undefined;
  /** What came of a suggestion, and why a search failed; empty when there is nothing to say. */
  messages: readonly string[];
  warnings: readonly string[];
}

/** What the search found in the shown picture, or how to begin, and what may go wrong. */
export function Judgement({task, picture, messages, warnings}: JudgementProps): ReactNode {
  const verdict = picture?.verdict;
  return (
    <>
      <h2>Judgement</h2>
      <div aria-live="polite">
        {messages.filter(Boolean).map((message) => (
          <p key={message}>{message}</p>
        ))}
        {verdict && (
          <p className={styles.verdict} data-right={verdict.isRight}>
            {verdict.isRight ? '✓' : '✗'} {picture.name}: {verdict.short}
          </p>
        )}
      </div>
      {verdict ? (
        <ul>
          {verdict.sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : (
        <p>
          {task === 'picture'
            ? 'Draw a rectangle around the thing in the picture, then press Cut it out.'
            : 'Press on the picture to set points, or draw a rectangle and have points suggested.'}
        </p>
      )}
      {warnings.length > 0 && (
        <ul className={styles.notice}>
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
    </>
  );
}
