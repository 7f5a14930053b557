import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import {LABS_FILE} from '../../lib/offline/release/labsFile';

/** Modules that load when a reader runs or edits a script, or opens a lab. */
const LABS =
  /[\\/](?:src[\\/](?:phone|labs)|lib[\\/](?:phone|python|colors|png|selectors|recorder|explain|lint|editor)|data[\\/]scenes|@codemirror|@lezer)[\\/]|[\\/]problems\.json$/;

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** Lists the files of the labs in the bundle, whose names are hashes. */
export function listLabs(compiler: Compiler, folder: string): void {
  compiler.hooks.done.tap('offline', ({compilation}) => {
    const {chunkGraph} = compilation;
    const files = Array.from(compilation.chunks)
      .filter((chunk) => chunk.name !== 'main')
      .filter((chunk) =>
        Array.from(chunkGraph.getChunkModulesIterable(chunk)).some((module) =>
          LABS.test(module.nameForCondition() ?? ''),
        ),
      )
      .flatMap((chunk) => Array.from(chunk.files));
    writeFileSync(path.join(folder, LABS_FILE), JSON.stringify(files));
  });
}
