import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './FindingMethods.module.css';

interface Way {
  name: string;
  text: string;
  to: string;
  picture: ReactNode;
}

const WAYS: readonly Way[] = [
  {
    name: 'Controls',
    text: 'Ask for a button by its text. No coordinates, any resolution.',
    to: '/docs/android/api/node/app/selector',
    picture: (
      <>
        <rect className={styles.dim} x="12" y="10" width="96" height="14" rx="3" />
        <rect className={styles.dim} x="12" y="32" width="96" height="14" rx="3" />
        <rect className={styles.frame} x="62" y="52" width="48" height="18" rx="4" />
        <rect className={styles.accent} x="66" y="56" width="40" height="10" rx="3" />
      </>
    ),
  },
  {
    name: 'Colours',
    text: 'A few points with their colours. The quickest, and made for games.',
    to: '/docs/android/api/screen/findcolors',
    picture: (
      <>
        <circle className={styles.accent} cx="44" cy="40" r="9" />
        <circle className={styles.signal} cx="66" cy="26" r="9" />
        <circle className={styles.text} cx="76" cy="54" r="9" />
        <path className={styles.line} d="M44 40 L66 26 M44 40 L76 54" />
      </>
    ),
  },
  {
    name: 'Pictures',
    text: 'Cut an icon out of a screenshot and find it again.',
    to: '/docs/android/api/screen/findimages',
    picture: (
      <>
        <rect className={styles.dim} x="12" y="10" width="96" height="60" rx="4" />
        <path
          className={styles.signal}
          d="M72 30 l4 9 l10 1 l-7 7 l2 10 l-9 -5 l-9 5 l2 -10 l-7 -7 l10 -1 z"
        />
        <rect className={styles.frame} x="52" y="24" width="40" height="38" rx="3" />
      </>
    ),
  },
  {
    name: 'Text',
    text: 'Read what is drawn, offline, and tap the words.',
    to: '/docs/android/api/screen/ocr',
    picture: (
      <>
        <text className={styles.letters} x="60" y="50" textAnchor="middle">
          Start
        </text>
        <rect className={styles.frame} x="24" y="24" width="72" height="36" rx="3" />
      </>
    ),
  },
  {
    name: 'Objects',
    text: 'Train YOLO with your own pictures; it finds the things in any pose.',
    to: '/docs/android/api/screen/yolo/v8/yolo',
    picture: (
      <>
        <ellipse className={styles.accent} cx="38" cy="46" rx="15" ry="11" />
        <ellipse className={styles.signal} cx="82" cy="34" rx="10" ry="15" />
        <rect className={styles.frame} x="18" y="30" width="40" height="32" rx="2" />
        <rect className={styles.frame} x="68" y="14" width="28" height="40" rx="2" />
      </>
    ),
  },
];

/** The ways in which a script finds things on a screen, each with a small picture. */
export function FindingMethods(): ReactNode {
  return (
    <ul className={styles.root}>
      {WAYS.map(({name, text, to, picture}) => (
        <li key={name}>
          <svg viewBox="0 0 120 80" aria-hidden="true">
            {picture}
          </svg>
          <h3>
            <Link to={to}>{name}</Link>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
