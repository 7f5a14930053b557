import type {BrowserContext, ConsoleMessage, Request, Response, WebError} from '@playwright/test';
import {NOT_FOUND} from './templates';

/** A performance warning of the browser: React preloads the pictures of the navbar, and on a busy machine uses them seconds later. */
const LATE_PRELOAD = 'was preloaded using link preload but not used within a few seconds';

/**
 * An error of Playwright itself: a clock that a test has installed still writes its log (`__pwClock.controller`) after the
 * next test has taken over the context without that clock.
 */
const LATE_CLOCK = "Cannot read properties of undefined (reading 'controller')";

/** A part of the text of a fault that a test provokes. */
export type FaultPart = string | RegExp;

/** Faults that a test may provoke, by what provokes them. */
export const PROVOKED = {
  /** An address without a page, or a file that is gone. */
  missing: ['status 404: ', 'console: Failed to load resource: the server responded with a status of 404'],
  /** Requests that the test cuts off, or a browser that is offline. */
  offline: ['failed: ', /^console: Failed to load resource: net::ERR_/],
  /** Code that does not load, in the words of the bundler and the router. */
  missingCode: [/(?:Loading|chunk|ChunkLoadError|component)/],
  /** A page whose code breaks while it is rendered. */
  crash: [/is not a function/],
  /** A configuration that the server's markup was not made with: React renders the page again. */
  otherMarkup: ['Minified React error #418'],
  /** Storage that the browser refuses. */
  refusedStorage: ['Docusaurus browser storage is not available'],
  /** Storage that takes nothing more. */
  fullStorage: ["storage error, can't set"],
} satisfies Record<string, readonly FaultPart[]>;

export interface Faults {
  /** What went wrong so far. */
  readonly found: readonly string[];
  /** Allows faults that the test provokes; all others make it fail at its end. */
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
      // A navigation may abort a prefetch.
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
