import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {type PolicyDirectives, securePage} from './securePage';

export interface PluginOptions {
  directives: PolicyDirectives;
}

/** Puts the Content-Security-Policy into every built page, so that it holds on any host. */
export default function securityPolicyPlugin(_context: LoadContext, {directives}: PluginOptions): Plugin {
  return {
    name: 'security-policy',
    async postBuild({outDir}) {
      const files = await Globby('**/*.html', {cwd: outDir});
      await Promise.all(
        files.map(async (file) => {
          const target = path.join(outDir, file);
          await writeFile(target, securePage(file, await readFile(target, 'utf8'), directives));
        }),
      );
    },
  };
}
