import http from 'node:http';
import https from 'node:https';
import {checkHost, describeReport, listHostChecks} from '../lib/deploy/checkHost';
import type {AskHost, HostAnswer} from '../lib/deploy/hostAnswer';
import type {HostCheckName} from '../lib/deploy/hostChecks';
import {readHost} from '../lib/deploy/readHost';
import {toMessage} from '../lib/errors/toMessage';
import {type Command, takeArguments} from './readArguments.mjs';

const COMMAND: Command = {
  name: 'npm run check:host',
  summary: 'asks a running host for all that it must send',
  operand: {name: 'address', says: 'where the site is, such as https://docs.example/'},
  options: {
    insecure: {says: 'accepts a certificate that no authority has signed'},
    skip: {value: 'checks', says: 'leaves out what the host cannot do, such as markdown,forms'},
  },
};
const TIMEOUT_MS = 20_000;

/** Prints what is missing at a host, check by check; status 1 when something is. */
async function main(): Promise<number> {
  const {address, insecure, skip = ''} = takeArguments(COMMAND);
  const {origin, pathname} = readAddress(String(address));
  const base = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const site = await readHost(createAsk(origin, {isInsecure: Boolean(insecure)}), base);
  const reports = await checkHost(site, readSkipped(String(skip)));
  for (const report of reports) for (const line of describeReport(report)) console.log(line);
  if (site.builtFor !== origin)
    console.log(`note: its pages say that they are at ${site.builtFor}; build with SITE_URL=${origin}`);
  const failed = reports.filter(({wrong}) => wrong.length > 0).length;
  console.log(`${reports.length - failed} of ${reports.length} checks passed, ${site.pages.length} pages`);
  return failed === 0 ? 0 : 1;
}

function readAddress(text: string): URL {
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return new URL(text);
  throw new Error(
    `${COMMAND.name}: found "${text}"; allowed: an address that begins with https:// or http://`,
  );
}

function readSkipped(text: string): HostCheckName[] {
  const names = listHostChecks();
  return text
    .split(',')
    .filter((word) => word !== '')
    .map((word) => {
      const name = names.find((known) => known === word);
      if (name === undefined)
        throw new Error(`${COMMAND.name}: --skip is "${word}"; allowed: ${names.join(', ')}`);
      return name;
    });
}

function createAsk(origin: string, {isInsecure}: {isInsecure: boolean}): AskHost {
  const isSecure = origin.startsWith('https:');
  const client = isSecure ? https : http;
  const agent = isSecure
    ? new https.Agent({keepAlive: true, rejectUnauthorized: !isInsecure})
    : new http.Agent({keepAlive: true});
  return (address, {method = 'GET', headers = {}} = {}) =>
    new Promise((resolve, reject) => {
      const url = `${origin}${address}`;
      const request = client.request(origin, {path: address, method, headers, agent, timeout: TIMEOUT_MS});
      request.once('timeout', () =>
        request.destroy(new Error(`${url}: no answer in ${TIMEOUT_MS / 1000} s`)),
      );
      request.once('error', (error: NodeJS.ErrnoException) =>
        reject(new Error(`${url}: ${error.code ?? error.message}`)),
      );
      request.once('response', (response) => readAnswer(response).then(resolve, reject));
      request.end();
    });
}

/** The whole answer; rejects when the connection breaks before its end. */
async function readAnswer(response: http.IncomingMessage): Promise<HostAnswer> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  const headers = Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join(', ')]);
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(headers),
    body: Buffer.concat(parts),
  };
}

main().then(
  (status) => process.exit(status),
  (error: unknown) => {
    console.error(toMessage(error));
    process.exit(1);
  },
);
