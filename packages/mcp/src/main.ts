import {isUtf8} from 'node:buffer';
import {readFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {toMessage} from '../../../lib/errors/toMessage';
import {formatFinding} from '../../../lib/lint/formatFinding';
import {normalizeSource} from '../../../lib/python/normalizeSource';
import {pluralize} from '../../../lib/text/pluralize';
import {check} from './check';
import {createServer} from './createServer';
import {MAX_SCRIPT_LENGTH} from './inputs';
import {openPackageData} from './packageData';
import {serveHttp} from './serveHttp';

const DEFAULT_PORT = 8765;

const HELP = `ascript-docs-mcp: the AScript manual for coding agents

  ascript-docs-mcp                        serves MCP over standard input and output
  ascript-docs-mcp --http [--port 8765]   serves MCP over HTTP, to this computer alone; port 0 takes a free one
  ascript-docs-mcp check main.py …        prints what is wrong with scripts; status 1 when something is
  ascript-docs-mcp --version              shows the version
  ascript-docs-mcp --help                 shows this text`;

async function main(): Promise<number> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      http: {type: 'boolean'},
      port: {type: 'string'},
      version: {type: 'boolean', short: 'v'},
      help: {type: 'boolean', short: 'h'},
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const [command, ...files] = positionals;
  if (command === 'check' && files.length > 0) return checkFiles(files);
  if (command !== undefined)
    throw new Error(
      `found "${positionals.join(' ')}"; allowed: check <file …>, --http, --port, --version, --help`,
    );
  const data = openPackageData();
  const site = await data.site();
  if (values.version) {
    console.log(site.version);
    return 0;
  }
  const create = () => createServer(data, site);
  if (values.http) {
    const {url} = await serveHttp(create, toPort(values.port));
    console.error(`AScript manual: ${url}`);
  } else {
    if (values.port !== undefined) throw new Error('--port needs --http');
    serveStdio(create, {onerror: (error) => console.error(error.message)});
  }
  return 0;
}

async function checkFiles(files: readonly string[]): Promise<number> {
  const data = openPackageData();
  const {origin} = await data.site();
  let count = 0;
  for (const file of files) {
    const source = await readScript(file);
    const findings = await check(source, data);
    for (const finding of findings) console.log(formatFinding(finding, file, origin));
    count += findings.length;
  }
  console.log(`${pluralize(files.length, 'script')} checked, ${pluralize(count, 'finding')}`);
  return count > 0 ? 1 : 0;
}

/** The text of a script. Rejects for one that Python would not read: it takes UTF-8 alone where a file names no encoding. */
async function readScript(file: string): Promise<string> {
  const bytes = await readFile(file);
  if (!isUtf8(bytes)) throw new Error(`${file} is not UTF-8, so Python does not read it: save it as UTF-8`);
  const source = normalizeSource(bytes.toString('utf8'));
  if (source.length > MAX_SCRIPT_LENGTH)
    throw new Error(`${file}: found ${source.length} characters; allowed: up to ${MAX_SCRIPT_LENGTH}`);
  return source;
}

function toPort(text = String(DEFAULT_PORT)): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535)
    throw new Error(`found --port ${text}; allowed: a whole number from 0 to 65535`);
  return port;
}

main().then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    console.error(`ascript-docs-mcp: ${toMessage(error)}`);
    process.exitCode = 1;
  },
);
