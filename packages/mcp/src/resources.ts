import {type McpServer, ResourceTemplate} from '@modelcontextprotocol/server';
import type {PackageData} from './packageData';
import {findPage} from './pages';
import type {SiteData} from './siteData';

const PAGES = 'ascript-docs://pages';
const STUBS = 'ascript-docs://stubs/';

/** Adds the pages as Markdown and the stubs as Python, for clients that attach files. */
export function addResources(server: McpServer, data: PackageData, {origin, stubs}: SiteData): void {
  server.registerResource(
    'page',
    new ResourceTemplate(`${PAGES}/{+path}`, {
      list: async () => ({
        resources: (await data.pages()).map(({path, title, description}) => ({
          // An empty path would not fit the template.
          uri: PAGES + encodeURI(path === '/' ? '/index' : path),
          name: title,
          description,
          mimeType: 'text/markdown',
        })),
      }),
    }),
    {title: 'Pages of the manual', mimeType: 'text/markdown'},
    async (uri, {path}) => {
      const page = findPage(`/${path}`, await data.pages(), origin);
      if (!page) throw new Error(`The manual has no page "/${path}".`);
      return {contents: [{uri: uri.href, mimeType: 'text/markdown', text: await data.readPage(page)}]};
    },
  );
  server.registerResource(
    'stub',
    new ResourceTemplate(`${STUBS}{+file}`, {
      list: () => ({
        resources: stubs.map((file) => ({uri: STUBS + file, name: file, mimeType: 'text/x-python'})),
      }),
    }),
    {title: 'Python stubs of the product', mimeType: 'text/x-python'},
    async (uri, {file}) => {
      // Only listed files are read, so that no path leads out of the package.
      const known = stubs.find((stub) => stub === file);
      if (known === undefined) throw new Error(`The package has no stub "${file}".`);
      return {contents: [{uri: uri.href, mimeType: 'text/x-python', text: await data.readStub(known)}]};
    },
  );
}
