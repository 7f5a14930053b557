/** A response header: its name, its value. */
export type Header = readonly [name: string, value: string];

/** Which files a rule applies to: those below a folder, those with an extension, or one file; addresses begin with `/`. */
export type FileMatch =
  | {readonly kind: 'folder'; readonly path: `/${string}/`}
  | {readonly kind: 'extension'; readonly extension: `.${string}`}
  | {readonly kind: 'file'; readonly path: `/${string}`};

/** The headers of some files, in addition to those of all. */
export interface HostingRule {
  readonly match: FileMatch;
  readonly headers: readonly Header[];
}

/** How a host answers, in the syntax of no particular server; made by `createHosting`. */
export interface Hosting {
  /** Sent with every answer, errors too. */
  readonly headers: readonly Header[];
  /** A header of a rule replaces the one of the same name that all files have. */
  readonly rules: readonly HostingRule[];
  /** The type of every file of a build, by extension; no other is sent. */
  readonly types: Readonly<Record<`.${string}`, string>>;
}

const YEAR_SECONDS = 31_536_000;
/** Revalidated before each use; an unchanged file costs a 304 and no bytes. */
const REVALIDATED = 'no-cache';

/** Features that no page uses: neither a script of ours nor an injected one may request them. */
const UNUSED_FEATURES = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'serial'];

const NO_INDEX: Header = ['X-Robots-Tag', 'noindex'];

/**
 * The headers of the site, for whichever server sends them.
 * @param policy the Content-Security-Policy of the built pages; the header adds what a `<meta>` cannot say (CSP level 3, 3.3)
 */
export function createHosting(policy: string): Hosting {
  return {
    headers: [
      ['Content-Security-Policy', `${allowInterpreter(policy)}; frame-ancestors 'none'`],
      ['Strict-Transport-Security', `max-age=${YEAR_SECONDS}; includeSubDomains`],
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ['Permissions-Policy', UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ')],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
      ['Cross-Origin-Resource-Policy', 'same-origin'],
      ['Cache-Control', REVALIDATED],
    ],
    rules: [
      {match: {kind: 'extension', extension: '.md'}, headers: [NO_INDEX]},
      {match: {kind: 'extension', extension: '.txt'}, headers: [NO_INDEX]},
      // File names below assets/ carry a hash of what is in them.
      {
        match: {kind: 'folder', path: '/assets/'},
        headers: [['Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`]],
      },
    ],
    types: {
      '.html': 'text/html; charset=utf-8',
      '.css': 'text/css; charset=utf-8',
      '.js': 'text/javascript; charset=utf-8',
      '.json': 'application/json',
      '.md': 'text/markdown; charset=utf-8',
      '.txt': 'text/plain; charset=utf-8',
      '.xml': 'application/xml; charset=utf-8',
      '.svg': 'image/svg+xml; charset=utf-8',
      '.png': 'image/png',
      '.wasm': 'application/wasm',
      '.zip': 'application/zip',
      '.webmanifest': 'application/manifest+json',
    },
  };
}

/** The simulated phone's worker takes its policy from its own response, and compiles WebAssembly. */
function allowInterpreter(policy: string): string {
  return policy.replace(/(script-src 'self')/, "$1 'wasm-unsafe-eval'");
}
