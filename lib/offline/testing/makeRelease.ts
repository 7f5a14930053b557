import {hashBytes} from '../hashBytes';
import type {OfflineFile, OfflineList, OfflinePart} from '../offlineList';

/** A release for tests: its files by part and address, and what every page names. */
export interface MadeRelease {
  list: OfflineList;
  /** Answers as its server would, and counts what it is asked for. */
  fetch(address: string): Promise<Response>;
  readonly asked: string[];
}

type Texts = Partial<Record<OfflinePart, Readonly<Record<string, string>>>>;

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
};

export async function makeRelease(
  version: string,
  texts: Texts,
  entries: readonly string[] = [],
): Promise<MadeRelease> {
  const read = async (part: OfflinePart) => {
    const files: Record<string, OfflineFile> = {};
    for (const [address, text] of Object.entries(texts[part] ?? {}))
      files[address] = [await hashBytes(new TextEncoder().encode(text)), text.length];
    return {transfer: 0, files};
  };
  const parts = {
    core: await read('core'),
    android: await read('android'),
    ios: await read('ios'),
    windows: await read('windows'),
    other: await read('other'),
    labs: await read('labs'),
  };
  const all: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(texts));
  const asked: string[] = [];
  return {
    list: {version, entries, parts},
    asked,
    async fetch(address) {
      asked.push(address);
      const type = TYPES[address.split('.').at(-1) ?? ''] ?? 'text/html; charset=utf-8';
      return new Response(all[address] ?? 'Not found', {
        status: address in all ? 200 : 404,
        headers: {'content-type': type, 'content-encoding': 'br'},
      });
    },
  };
}
