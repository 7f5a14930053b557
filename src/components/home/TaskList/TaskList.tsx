import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

const TASKS: readonly (readonly [task: string, to: string])[] = [
  ['An Android phone, no computer: a first script', '/docs/android/guide/first'],
  ['An iPhone, with a Mac or a Windows PC: what you need', '/docs/ios/intro'],
  ['A Windows program that takes the rows of a table', '/docs/cookbook/fill-a-windows-program'],
  ['No Python: a script from what I press, or from my app', '/docs/reference/simulator#record'],
  ['Tap a picture when it appears', '/docs/android/api/screen/findimages#missing'],
  ['Ten phones at once, and a report', '/docs/cookbook/many-phones'],
  ['I know Appium, Auto.js or uiautomator2', '/docs/coming-from/'],
  ['My script printed an error', '/lab/errors'],
  ['For a company: cost, data, licence', '/docs/shop/b'],
  ['For a class', '/docs/teach/intro#class'],
];

/** What readers come for, in their words, each with the page that begins with it. */
export function TaskList({className}: {className: string | undefined}): ReactNode {
  return (
    <ul className={className}>
      {TASKS.map(([task, to]) => (
        <li key={to}>
          <Link to={to}>{task}</Link>
        </li>
      ))}
    </ul>
  );
}
