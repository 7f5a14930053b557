import Link from '@docusaurus/Link';
import {externalLinks} from '@site/config/identity';
import {FindingMethods} from '@site/src/components/home/FindingMethods/FindingMethods';
import {TaskList} from '@site/src/components/home/TaskList/TaskList';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import AndroidSample from './_home/_android.mdx';
import HeroScript from './_home/_hero.mdx';
import IosSample from './_home/_ios.mdx';
import WindowsSample from './_home/_windows.mdx';
import metadata from './index.json';
import styles from './index.module.css';

/** The front page: what a script does is seen in the first ten seconds, then where each reader goes on. */
export default function Home(): ReactNode {
  return (
    <Layout title={metadata.title} description={metadata.description}>
      <main className={styles.root}>
        <header className={clsx('container', styles.hero)}>
          <div>
            <h1>Python that uses apps as you do</h1>
            <p className={styles.lead}>{metadata.description}</p>
            <p className={styles.actions}>
              <Link className="button button--primary button--lg" to="/docs/android/guide/first">
                First script on Android
              </Link>
              <Link className="button button--secondary button--lg" to="/docs/intro">
                What it is
              </Link>
            </p>
            <nav className={styles.section} aria-labelledby="tasks">
              <h2 id="tasks">What do you want to do?</h2>
              <TaskList className={styles.path} />
            </nav>
          </div>
          <div>
            <div className={styles.demo}>
              <MDXContent>
                <HeroScript />
              </MDXContent>
            </div>
            <section className={styles.section}>
              <h2>Three platforms</h2>
              <div className={styles.cards}>
                <PlatformCard name="Android" to="/docs/android/intro">
                  Apps, games and emulators. No root: accessibility, or hardware taps from a small board.
                </PlatformCard>
                <PlatformCard name="iOS" to="/docs/ios/intro">
                  iPhone and iPad. No jailbreak and no developer account: a computer to activate it after each
                  restart, or a board.
                </PlatformCard>
                <PlatformCard name="Windows" to="/docs/windows/intro">
                  Desktop programs, in the foreground or the background. Experimental; needs PyCharm with Pro.
                </PlatformCard>
              </div>
            </section>
          </div>
        </header>

        <section className={clsx('container', styles.section)}>
          <h2>Five ways to find things on a screen</h2>
          <FindingMethods />
          <p className={styles.after}>
            <Link to="/docs/android/api/node/app/intro#which">Which one fits my app?</Link>
          </p>
        </section>

        <section className={clsx('container', styles.section)}>
          <h2>The same script on each platform</h2>
          <MDXContent>
            <Tabs groupId="platform">
              <TabItem value="android" label="Android">
                <AndroidSample />
              </TabItem>
              <TabItem value="ios" label="iOS">
                <IosSample />
              </TabItem>
              <TabItem value="windows" label="Windows">
                <WindowsSample />
              </TabItem>
            </Tabs>
          </MDXContent>
        </section>

        <section className={clsx('container', styles.section)}>
          <h2>From a script to a product</h2>
          <ol className={styles.path}>
            <li>
              <strong>Script.</strong> Write it in{' '}
              <Link to="/docs/android/devtools/">a tool of your choice</Link>: a browser that talks to the
              phone, PyCharm or VS Code.
            </li>
            <li>
              <strong>Product.</strong>{' '}
              <Link to="/docs/android/intro#from-a-script-to-a-product">Protect, license and update it</Link>,
              on Android also <Link to="/docs/android/guide/app_make">as an app of its own</Link>.
            </li>
            <li>
              <strong>Fleet.</strong> Start and watch it on many devices with{' '}
              <Link to="/docs/service/cloud/intro">cloud control</Link>, the vendor’s or your own.
            </li>
          </ol>
        </section>

        <section className={clsx('container', styles.section)}>
          <h2>Documentation you can check</h2>
          <p>
            Every Python sample on this site is{' '}
            <Link to="/docs/reference/stubs#checked-samples">type-checked</Link> against the files from which
            its reference is made. Every page names its sources and the day it was verified.
          </p>
          <p>
            Stuck? Ask in the <Link to={externalLinks.forum.href}>forum (Chinese)</Link>, read the{' '}
            <Link to="/blog">blog</Link>, or see <Link to="/docs/about/us">who makes AScript</Link> and{' '}
            <Link to="/docs/shop/intro#begin">what it costs to begin</Link>.
          </p>
        </section>
      </main>
    </Layout>
  );
}

function PlatformCard({name, to, children}: {name: string; to: string; children: ReactNode}): ReactNode {
  return (
    <article className={styles.card}>
      <h3>
        <Link to={to}>{name}</Link>
      </h3>
      <p>{children}</p>
    </article>
  );
}
