import siteConfig from '@generated/docusaurus.config';
import zip from '@generated/site-zip/default/zip.json';
import {PLATFORM_NAMES, PLATFORMS} from '@site/lib/platforms';
import {toPrintPath} from '@site/lib/print/toPrintPath';
import {formatBytes} from '@site/lib/text/formatBytes';
import {SITE_ZIP} from '@site/lib/zip/siteZipFiles';
import type {ReactNode} from 'react';

const {baseUrl, future} = siteConfig;
const toHref = (path: string) => baseUrl + path.replace(/^\//, '');
const DAY = new Intl.DateTimeFormat('en', {dateStyle: 'long', timeZone: 'UTC'});

/** Downloads of the manual: a zip, if the build has one, and the pages for printing. */
export function SiteDownloads(): ReactNode {
  // A site of one page is the content of the zip, and has no pages for printing.
  if (future.experimental_router === 'hash') return null;
  return (
    <section>
      <h2>As files and on paper</h2>
      <ul>
        {zip && (
          <li>
            <a href={toHref(SITE_ZIP.file)} download>
              The site as a zip
            </a>{' '}
            ({formatBytes(zip.bytes)}, of {DAY.format(new Date(zip.date))}): unpack it and open{' '}
            <code>index.html</code>. It is read and searched without a server; the simulated phone needs one.
          </li>
        )}
        <li>
          One page for each platform, to be printed or kept as PDF:{' '}
          {PLATFORMS.map((platform, index) => (
            <span key={platform}>
              {index > 0 && ', '}
              <a href={toHref(toPrintPath(platform))}>{PLATFORM_NAMES[platform]}</a>
            </span>
          ))}
          .
        </li>
      </ul>
    </section>
  );
}
