import http from 'node:http';
import https from 'node:https';
import {parseArgs} from 'node:util';
import {checkHost, describeReport, listHostChecks} from '../lib/deploy/checkHost';
import type {AskHost} from '../lib/deploy/hostAnswer';
import type {HostCheckName} from '../lib/deploy/hostChecks';
import {readHost} from '../lib/deploy/readHost';
import {toMessage} from '../lib/errors/toMessage';

const USE =
  'Use: npm run check:host -- https://docs.example/ [--insecure] [--skip <checks, such as twins,forms>]';
const TIMEOUT_MS = 20_000;

/** Prints what is missing at a host, check by check; status 1 when something is. */
async function main(): Promise<number> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {insecure: {type: 'boolean', default: false}, skip: {type: 'string', default: ''}},
  });
  const [address, ...more] = positionals;
  if (address === undefined || more.length > 0 || !/^https?:\/\//.test(address)) throw new Error(USE);
  const {origin, pathname} = new URL(address);
  const base = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const site = await readHost(createAsk(origin, values.insecure), base);
  const reports = await checkHost(site, readSkipped(values.skip));
  for (const report of reports) for (const line of describeReport(report)) console.log(line);
  if (site.builtFor !== origin)
    console.log(`note: its pages say that they are at ${site.builtFor}; build with SITE_URL=${origin}`);
  const failed = reports.filter(({wrong}) => wrong.length > 0).length;
  console.log(`${reports.length - failed} of ${reports.length} checks passed, ${site.pages.length} pages`);
  return failed === 0 ? 0 : 1;
}

function readSkipped(text: string): HostCheckName[] {
  const names = listHostChecks();
  return text
    .split(',')
    .filter((word) => word !== '')
    .map((word) => {
      const name = names.find((known) => known === word);
      if (name === undefined)
        throw new Error(`npm run check:host: --skip is "${word}"; allowed: ${names.join(', ')}`);
      return name;
    });
}

function createAsk(origin: string, isInsecure: boolean): AskHost {
  const isSecure = origin.startsWith('https:');
  const agent = isSecure
    ? new https.Agent({keepAlive: true, rejectUnauthorized: !isInsecure})
    : new http.Agent({keepAlive: true});
  const client = isSecure ? https : http;
  return (address, {method = 'GET', headers = {}} = {}) =>
    new Promise((resolve, reject) => {
      const request = client.request(origin, {path: address, method, headers, agent, timeout: TIMEOUT_MS});
      request.once('timeout', () =>
        request.destroy(new Error(`${origin}${address}: no answer in ${TIMEOUT_MS / 1000} s`)),
      );
      request.once('error', (error: NodeJS.ErrnoException) =>
        reject(new Error(`${origin}${address}: ${error.code ?? error.message}`)),
      );
      request.once('response', (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('error', reject);
        response.once('end', () => {
          const entries = Object.entries(response.headers).map(([name, value]) => [
            name,
            [value].flat().join(', '),
          ]);
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(entries),
            body: Buffer.concat(parts),
          });
        });
      });
      request.end();
    });
}

main().then(
  (status) => process.exit(status),
  (error: unknown) => {
    console.error(toMessage(error));
    process.exit(1);
  },
);
