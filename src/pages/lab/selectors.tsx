import Link from '@docusaurus/Link';
import {createTool} from '@site/src/components/Tool/createTool';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import metadata from './selectors.json';

const SelectorLab = createTool('playground', () =>
  import('@site/src/labs/selectors/SelectorLab').then((module) => module.SelectorLab),
);

/** Selector chains, tried on the controls of an example or of the reader's own screen. */
export default function SelectorPlayground(): ReactNode {
  return (
    <Layout title={metadata.title} description={metadata.description}>
      <main className="container margin-vert--lg markdown">
        <h1>{metadata.title}</h1>
        <p>
          Type a chain for <Link to="/docs/android/api/node/app/selector">Android</Link> or{' '}
          <Link to="/docs/ios/api/node/selector">iOS</Link>, and see what each link leaves. Choose a control,
          and get chains that find it. Or make a script for your app: open a screen, add what is done with its
          controls, open the next. Nothing is uploaded: what you open stays in this page, and is gone with it.
        </p>
        <noscript>
          The playground needs scripts. Switch them on for this site, or try your chain on a device.
        </noscript>
        <SelectorLab />
        <h2>The controls of your own screen</h2>
        <ul>
          <li>
            <strong>Android, with a computer.</strong>{' '}
            <code>adb shell uiautomator dump /sdcard/window.xml</code>, then{' '}
            <code>adb pull /sdcard/window.xml</code>. Open the file above.
          </li>
          <li>
            <strong>Android, from a script.</strong>{' '}
            <Link to="/docs/android/api/node/app/selector#dump">Selector.dump</Link> gives JSON; the page has
            a script that saves it. The names of its fields are not documented, so the playground reads what
            it understands and says what it leaves out.
          </li>
          <li>
            <strong>iOS.</strong> <code>print(Selector.xml())</code> prints the{' '}
            <Link to="/docs/ios/api/node/intro#dump">tree</Link>; copy it from the log and paste it above.
          </li>
        </ul>
        <h2>What the playground cannot know</h2>
        <ul>
          <li>
            On Android a search looks at the <em>important</em> controls only, unless you write{' '}
            <code>Selector(Selector.MODE_ACC_ALL)</code>. Which ones these are is not documented: here all
            controls count.
          </li>
          <li>
            Where the manual does not say how a value is compared, the chain is tried as on the{' '}
            <Link to="/docs/reference/simulator">simulated phone</Link>, and a note says so.
          </li>
          <li>A tree is one moment. On the device, wait for the control before you search.</li>
        </ul>
      </main>
    </Layout>
  );
}
