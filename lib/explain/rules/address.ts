import type {RuleMatch} from '../rule';
import {shorten} from './expressions';

const HOST = /(?:host='|server on u?')(?<host>[\w.:-]{1,120})/;
const PORT = /port=(?<port>\d{1,5})/;
/** An address in a line of a script: in a URL, and as two arguments. */
const WRITTEN = [
  /:\/\/(?:[^\s@/"']{1,100}@)?(?<host>[\w.-]{1,120})(?::(?<port>\d{1,5}))?/,
  /(?:\(\(|\bhost=|Connection\()["'](?<host>[\w.-]{1,120})["'], ?(?:port=)?(?<port>\d{1,5})\b/,
];

/** A server, as far as it is named. */
export interface Address {
  host: string;
  port?: string;
}

/** The address that was asked for: from the message, else from the nearest line of the traceback that names one. */
export function findAddress({error, code}: Pick<RuleMatch, 'error' | 'code'>): Address | undefined {
  const {message = '', frames = []} = error ?? {};
  const host = HOST.exec(message)?.groups?.host;
  if (host !== undefined) return toAddress(host, PORT.exec(message)?.groups?.port);
  for (const line of [code, ...frames.map((frame) => frame.code ?? '').reverse()])
    for (const pattern of WRITTEN) {
      const written = pattern.exec(line)?.groups;
      if (written?.host !== undefined) return toAddress(written.host, written.port);
    }
  return undefined;
}

function toAddress(host: string, port?: string): Address {
  return {host, ...(port !== undefined && {port})};
}

export function tellAddress({host, port}: Address): string {
  return `\`${shorten(host)}\`${port === undefined ? '' : `, port ${port}`}`;
}
