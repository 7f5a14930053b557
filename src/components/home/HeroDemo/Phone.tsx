import type {ReactNode} from 'react';
import styles from './HeroDemo.module.css';
import type {PhoneState} from './steps';

const DESCRIPTIONS: Record<PhoneState, string> = {
  app: 'A phone shows an app with a button Check in.',
  found: 'A frame marks the button Check in on the phone.',
  tapped: 'A tap on the button Check in spreads as a ring.',
  done: 'The app shows a tick and the text Checked in.',
};

/** A phone of our own drawing that shows an imaginary app. */
export function Phone({state}: {state: PhoneState}): ReactNode {
  return (
    <svg className={styles.phone} viewBox="0 0 200 330" role="img" aria-label={DESCRIPTIONS[state]}>
      <rect className={styles.body} x="4" y="4" width="192" height="322" rx="24" />
      <rect className={styles.screen} x="14" y="22" width="172" height="286" rx="10" />
      <text className={styles.title} x="30" y="56">
        Workshop
      </text>
      {[76, 116].map((y) => (
        <g key={y}>
          <circle className={styles.dim} cx="42" cy={y + 12} r="12" />
          <rect className={styles.dim} x="64" y={y + 2} width="96" height="8" rx="4" />
          <rect className={styles.dim} x="64" y={y + 16} width="62" height="8" rx="4" />
        </g>
      ))}
      {state === 'done' ? (
        <g>
          <circle className={styles.success} cx="100" cy="214" r="24" />
          <path className={styles.tick} d="M89 214 l8 8 l15 -16" />
          <text className={styles.label} x="100" y="262" textAnchor="middle">
            Checked in
          </text>
        </g>
      ) : (
        <g>
          <rect className={styles.action} x="40" y="212" width="120" height="40" rx="8" />
          <text className={styles.actionLabel} x="100" y="237" textAnchor="middle">
            Check in
          </text>
          {state === 'found' && (
            <rect className={styles.frame} x="34" y="206" width="132" height="52" rx="10" />
          )}
          {state === 'tapped' && <circle className={styles.ring} cx="100" cy="232" r="26" />}
        </g>
      )}
    </svg>
  );
}
