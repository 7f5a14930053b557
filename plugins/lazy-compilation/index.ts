import path from 'node:path';
import type {rspack} from '@docusaurus/faster';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {toRspack} from '../../lib/bundler/toRspack';

type Middleware = ReturnType<(typeof rspack)['lazyCompilationMiddleware']>;

/**
 * Lets `npm run dev` compile a page when it is first opened; Docusaurus compiles all of them before it serves one. What is wrong
 * on a page is then reported when the page is opened, and by `npm run build`.
 */
export default function lazyCompilationPlugin({generatedFilesDir}: LoadContext): Plugin {
  const inFolder = (name: string) => path.join(__dirname, name);
  return {
    name: 'lazy-compilation',
    configureWebpack(config) {
      if (config.mode === 'production') return {};
      const middlewares: Middleware[] = [];
      const rspackOptions = {
        lazyCompilation: {entries: false, imports: true, client: inFolder('activate.ts')},
      };
      return {
        // An option of Rspack, which webpack's types do not know (lib/bundler/toRspack.ts).
        ...rspackOptions,
        plugins: [
          {
            apply(bundler) {
              const compiler = toRspack(bundler);
              middlewares.push(compiler.rspack.lazyCompilationMiddleware(compiler));
            },
          },
        ],
        module: {
          rules: [
            {
              test: path.join(generatedFilesDir, 'registry.js'),
              use: [inFolder('dropWeakReferences.cjs')],
            },
          ],
        },
        // In place of Docusaurus' own function, whose middleware serves sources to an error overlay that it no longer has.
        devServer: {setupMiddlewares: (others: unknown[]) => [...middlewares, ...others]},
      };
    },
  };
}
