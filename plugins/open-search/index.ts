import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {renderDescription} from './renderDescription';

const FILE = 'opensearch.xml';

/** Publishes an OpenSearch description, by which browsers can add the site's search to their own. */
export default function openSearchPlugin({siteConfig, baseUrl}: LoadContext): Plugin {
  const {title, tagline, url} = siteConfig;
  return {
    name: 'open-search',
    async postBuild({outDir}) {
      const description = renderDescription({name: title, description: tagline, siteUrl: url + baseUrl});
      await writeFile(path.join(outDir, FILE), description);
    },
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title,
            href: baseUrl + FILE,
          },
        },
      ],
    }),
  };
}
