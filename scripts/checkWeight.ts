import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {BUILD, parsePage, readBuiltPages} from '../tests/support/builtSite';
import {takeArguments} from './readArguments.mjs';
import {requireBuild} from './requireBuild.mjs';
import {runProgram} from './runProgram';

/** What a docs page may cost before the reader does anything, in bytes after brotli. */
const BUDGETS = {js: 96 * 1024, css: 13.5 * 1024};

const ROUTES = ['/', '/docs/intro', '/docs/android/api/screen/findcolors'];

interface Weight {
  requests: number;
  html: number;
  css: number;
  js: number;
}

/** Prints what some pages weigh; status 1 when one is over budget. */
async function main(): Promise<number> {
  takeArguments({
    name: 'npm run check:weight',
    summary: 'compares the bytes of some built pages with their budgets',
    options: {},
  });
  requireBuild();
  console.log('KB after brotli   requests     HTML      CSS       JS');
  const over = ROUTES.flatMap((route) => {
    const {requests, html, css, js} = weigh(route);
    console.log(`${route.padEnd(38)} ${requests}  ${kilobytes(html)}  ${kilobytes(css)}  ${kilobytes(js)}`);
    const kinds = [
      {kind: 'JavaScript', bytes: js, budget: BUDGETS.js},
      {kind: 'CSS', bytes: css, budget: BUDGETS.css},
    ];
    return kinds
      .filter(({bytes, budget}) => bytes > budget)
      .map(({kind, bytes, budget}) => `${route}: ${kind} weighs ${bytes} bytes; allowed: ${budget}`);
  });
  for (const line of over) console.error(line);
  return over.length === 0 ? 0 : 1;
}

function weigh(route: string): Weight {
  const page = readBuiltPages().find((candidate) => candidate.route === route);
  if (page === undefined)
    throw new Error(`checkWeight: ${route} is not built; allowed: a route of the built site`);
  const document = parsePage(page);
  const scripts = document.querySelectorAll('script[src]').map((script) => script.getAttribute('src') ?? '');
  const styles = document
    .querySelectorAll('link[rel=stylesheet]')
    // The content of noscript is only for browsers without scripts.
    .filter((link) => link.closest('noscript') === null)
    .map((link) => link.getAttribute('href') ?? '');
  return {
    requests: 1 + scripts.length + styles.length,
    html: brotli(Buffer.from(page.html)),
    css: sum(styles),
    js: sum(scripts),
  };
}

function sum(files: readonly string[]): number {
  return files.reduce((total, file) => total + brotli(readFileSync(path.join(BUILD, file))), 0);
}

function brotli(content: Buffer): number {
  return brotliCompressSync(content).byteLength;
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1).padStart(7);
}

runProgram(main);
