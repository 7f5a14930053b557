import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';

/** Must never change: browsers look for updates of the worker at this address only. */
const WORKER_FILE = 'sw.js';

const SOURCES = {on: 'src/offline/worker/sw.ts', off: 'src/offline/worker/removeSelf.ts'};

export interface WorkerOptions {
  bundler: CurrentBundler;
  siteDir: string;
  outDir: string;
  mode: keyof typeof SOURCES;
}

/** Compiles the service worker into one file at the root of the built site, without a hash in its name. */
export async function buildWorker({bundler, siteDir, outDir, mode}: WorkerOptions): Promise<void> {
  const compiler = bundler.instance({
    mode: 'production',
    target: 'webworker',
    context: siteDir,
    entry: path.join(siteDir, SOURCES[mode]),
    output: {path: outDir, filename: WORKER_FILE},
    resolve: {extensions: ['.ts'], alias: {'@site': siteDir}},
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}},
          type: 'javascript/auto',
        },
      ],
    },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(`${WORKER_FILE}: ${stats.toString('errors-only')}`));
        else resolve();
      });
    });
  });
}
