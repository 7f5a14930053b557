import {McpServer} from '@modelcontextprotocol/server';
import type {PackageData} from './packageData';
import {addPrompts} from './prompts';
import {addResources} from './resources';
import type {SiteData} from './siteData';
import {addCheckScript} from './tools/checkScript';
import {addExplainError} from './tools/explainError';
import {addLookupSymbol} from './tools/lookupSymbol';
import {addReadPage} from './tools/readPage';
import {addRunScript} from './tools/runScript';
import {addSearchDocs} from './tools/searchDocs';
import {addShowScene} from './tools/showScene';

const INSTRUCTIONS = `The manual of AScript, a platform that runs Python scripts on Android, iOS and Windows.
Each platform has packages of its own: ascript.android, ascript.ios, ascript.windows. Names that lookup_symbol does not know do not exist.
Write for Python 3.8. Searches give None when nothing is found: test every result. Times are milliseconds on Android and iOS, seconds on
Windows, but look each up. A selector ends with find() or find_all(). Every loop needs a pause and a limit.
Work in this order: search_docs, lookup_symbol for each call, write, check_script until it finds nothing, run_script where a scene of show_scene fits.
For a script that fails with a message, begin with explain_error.`;

/** Makes a server for one connection; all connections share the data. */
export function createServer(data: PackageData, site: SiteData): McpServer {
  const server = new McpServer(
    {name: 'ascript-docs', title: 'AScript manual', version: site.version},
    {instructions: INSTRUCTIONS},
  );
  addSearchDocs(server, data);
  addReadPage(server, data);
  addLookupSymbol(server, data);
  addCheckScript(server, data);
  addExplainError(server, data);
  addShowScene(server, data, site);
  addRunScript(server, data, site);
  addResources(server, data, site);
  addPrompts(server);
  return server;
}
