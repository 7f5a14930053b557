import Link from '@docusaurus/Link';
import {createTool} from '@site/src/components/Tool/createTool';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import metadata from './colors.json';

const ColorLab = createTool('colour lab', () =>
  import('@site/src/labs/colors/ColorLab').then((module) => module.ColorLab),
);

/** Feature strings, made and judged on the reader's own screenshots. */
export default function ColorsLab(): ReactNode {
  return (
    <Layout title={metadata.title} description={metadata.description}>
      <main className="container margin-vert--lg">
        <h1>{metadata.title}</h1>
        <p className="markdown">
          Set points on a screenshot, see at once where their colours are found and which point is worth
          nothing, and copy the call for Android, iOS or Windows. Pictures stay in your browser; a link
          carries the points alone.
        </p>
        <noscript>
          This lab needs scripts. Switch them on for this site, or use the colour tool of the editor on your
          device.
        </noscript>
        <ColorLab />
        <p className="markdown">
          The calls that it writes: <Link to="/docs/android/api/screen/findcolors">FindColors</Link>,{' '}
          <Link to="/docs/android/api/screen/comparecolors">CompareColors</Link>,{' '}
          <Link to="/docs/android/api/screen/colors">Colors</Link> and{' '}
          <Link to="/docs/android/api/screen/findimages">FindImages</Link>.
        </p>
      </main>
    </Layout>
  );
}
