/** What a host answers; names of headers are in lower case. */
export interface HostAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

export interface HostQuestion {
  method?: 'GET' | 'HEAD';
  headers?: Readonly<Record<string, string>>;
}

/** Requests an address that begins with a slash. Follows no redirect and decompresses nothing. */
export type AskHost = (address: string, question?: HostQuestion) => Promise<HostAnswer>;
