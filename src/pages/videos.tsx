import Link from '@docusaurus/Link';
import videos from '@generated/catalogue/default/videos.json';
import {LEVELS} from '@site/lib/catalogue/kinds';
import {PLATFORM_NAMES, PLATFORMS} from '@site/lib/platforms';
import {capitalize} from '@site/lib/text/capitalize';
import {pluralize} from '@site/lib/text/pluralize';
import {ChoiceBar} from '@site/src/components/ChoiceBar/ChoiceBar';
import {ScrollTable} from '@site/src/components/ScrollTable/ScrollTable';
import {useQueryChoice} from '@site/src/hooks/useQueryChoice';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import metadata from './videos.json';

/** The catalogue of videos (data/videos.json). A video opens on its own site only when the reader follows its link. */
export default function Videos(): ReactNode {
  const [platform, setPlatform] = useQueryChoice('platform', PLATFORMS);
  const [level, setLevel] = useQueryChoice('level', LEVELS);
  const shown = videos.filter(
    (video) =>
      (platform === undefined || video.platform === platform) &&
      (level === undefined || video.level === level),
  );
  return (
    <Layout title={metadata.title} description={metadata.description}>
      <main className="container margin-vert--lg markdown">
        <h1>Videos</h1>
        <p>
          The public courses are in Chinese, on Bilibili, and from 2023. Many names have changed since:{' '}
          <Link to="/docs/coming-from/airscript#names">what they are called today</Link>. Nothing is loaded
          from there before you follow a link.
        </p>
        <ChoiceBar
          label="Platform"
          choices={PLATFORMS.map((value) => ({value, label: PLATFORM_NAMES[value]}))}
          chosen={platform}
          noneLabel="All"
          onChoose={setPlatform}
        />
        <ChoiceBar
          label="Level"
          choices={LEVELS.map((value) => ({value, label: capitalize(value)}))}
          chosen={level}
          noneLabel="All"
          onChoose={setLevel}
        />
        <p role="status">
          {shown.length === 0
            ? 'No public video fits. Use the written pages: they cover every platform.'
            : pluralize(shown.length, 'video')}
        </p>
        {shown.length > 0 && (
          <ScrollTable>
            <thead>
              <tr>
                <th scope="col">Video</th>
                <th scope="col">Level</th>
                <th scope="col">Or read</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({title, href, level: videoLevel, docs}) => (
                <tr key={href}>
                  <td>
                    <Link to={href}>{title}</Link>
                  </td>
                  <td>{capitalize(videoLevel)}</td>
                  <td>
                    <Link to={docs} aria-label={`Page on ${title}`}>
                      Page
                    </Link>
                  </td>
                </tr>
              ))}
            </tbody>
          </ScrollTable>
        )}
        <p>
          <Link to="/docs/teach/intro">Courses in writing</Link>
        </p>
      </main>
    </Layout>
  );
}
