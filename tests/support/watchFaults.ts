import type {BrowserContext, ConsoleMessage, Request, Response, WebError} from '@playwright/test';
import {NOT_FOUND} from './templates';

/**
 * A hint of the browser to whoever measures a page: React asks for the pictures of the navbar ahead, and on a busy machine
 * it uses them seconds later.
 */
const LATE_PRELOAD = 'was preloaded using link preload but not used within a few seconds';

/**
 * Playwright's own: a clock that a test installed writes its log (`__pwClock.controller`) once more in the context that the next
 * test takes over, where the clock is gone.
 */
const LATE_CLOCK = "Cannot read properties of undefined (reading 'controller')";

/** A fault that is meant: a part of its text. */
export type FaultPart = string | RegExp;

/** Faults that a test may provoke, by what provokes them. */
export const PROVOKED = {
  /** An address without a page, or a file that is gone. */
  missing: ['status 404: ', 'console: Failed to load resource: the server responded with a status of 404'],
  /** Requests that the test cuts off, or a browser that is offline. */
  offline: ['failed: ', /^console: Failed to load resource: net::ERR_/],
  /** Code that does not arrive, as the bundler and the router say it. */
  missingCode: [/(?:Loading|chunk|ChunkLoadError|component)/],
  /** A page whose code breaks while it is rendered. */
  crash: [/is not a function/],
  /** A configuration in the browser that the server's page was not made with: React renders the page anew. */
  otherMarkup: ['Minified React error #418'],
  /** Storage that the browser refuses. */
  refusedStorage: ['Docusaurus browser storage is not available'],
  /** Storage that takes nothing more. */
  fullStorage: ["storage error, can't set"],
} satisfies Record<string, readonly FaultPart[]>;

export interface Faults {
  /** What went wrong so far. */
  readonly found: readonly string[];
  /** Names faults that the test provokes; all others fail it at its end. */
  allow(parts: readonly FaultPart[]): void;
}

export interface WatchedFaults extends Faults {
  /** What went wrong and was not allowed. */
  findForbidden(): string[];
  stop(): void;
}

/**
 * Collects what must never happen in any tab of a browser: console errors and warnings, uncaught errors, failed requests,
 * answers that are errors, foreign hosts.
 */
export function watchFaults(context: BrowserContext): WatchedFaults {
  const found: string[] = [];
  const allowed: FaultPart[] = [];
  const listeners = {
    console: (message: ConsoleMessage) => {
      const {url} = message.location();
      if (isNotFound(url) || !['error', 'warning'].includes(message.type())) return;
      if (message.text().includes(LATE_PRELOAD)) return;
      found.push(`console: ${message.text()} (${url})`);
    },
    weberror: (error: WebError) => {
      const {message} = error.error();
      if (message !== LATE_CLOCK) found.push(`uncaught: ${message}`);
    },
    requestfailed: (request: Request) => {
      // A prefetch that a navigation cuts short is no fault.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') found.push(`failed: ${request.url()}`);
    },
    response: (response: Response) => {
      if (response.status() >= 400 && !isNotFound(response.url()))
        found.push(`status ${response.status()}: ${response.url()}`);
    },
    request: (request: Request) => {
      const {protocol, hostname} = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== 'localhost')
        found.push(`foreign host: ${request.url()}`);
    },
  };
  context.on('console', listeners.console);
  context.on('weberror', listeners.weberror);
  context.on('requestfailed', listeners.requestfailed);
  context.on('response', listeners.response);
  context.on('request', listeners.request);
  const isAllowed = (fault: string) =>
    allowed.some((part) => (typeof part === 'string' ? fault.includes(part) : part.test(fault)));
  return {
    found,
    allow: (parts) => allowed.push(...parts),
    findForbidden: () => found.filter((fault) => !isAllowed(fault)),
    stop() {
      context.off('console', listeners.console);
      context.off('weberror', listeners.weberror);
      context.off('requestfailed', listeners.requestfailed);
      context.off('response', listeners.response);
      context.off('request', listeners.request);
    },
  };
}

function isNotFound(url: string): boolean {
  return URL.canParse(url) && new URL(url).pathname === NOT_FOUND;
}
