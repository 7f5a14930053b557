import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {build} from 'esbuild';

export interface BundleOptions {
  /** The folder of the repository. */
  root: string;
  to: string;
  /** Packages of which files are copied as they are. */
  copied: readonly string[];
}

/** Bundles the program of the server into a folder, with the licences of the packages in it and of those copied beside it. */
export async function bundleProgram({root, to, copied}: BundleOptions): Promise<void> {
  const {metafile} = await build({
    absWorkingDir: root,
    entryPoints: ['main', 'phoneWorker'].map((name) => ({
      in: path.join(root, 'packages/mcp/src', `${name}.ts`),
      out: name,
    })),
    outdir: to,
    outExtension: {'.js': '.mjs'},
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    banner: {
      // Some packages in the bundle call `require` for modules of Node.
      js: "#!/usr/bin/env node\nimport {createRequire as createRequireOfBundle} from 'node:module';\nconst require = createRequireOfBundle(import.meta.url);",
    },
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
  });
  const folders = new Set(
    Object.keys(metafile.inputs).flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []),
  );
  await writeFile(
    path.join(to, 'THIRD-PARTY.txt'),
    await collectLicences(root, [...folders, ...copied.map((name) => `node_modules/${name}`)].sort()),
  );
}

/** Name, version, licence and licence text of each bundled package. */
async function collectLicences(root: string, folders: readonly string[]): Promise<string> {
  const parts = folders.map(async (folder) => {
    const {
      name,
      version: own,
      license,
    }: Record<string, unknown> = JSON.parse(await readFile(path.join(root, folder, 'package.json'), 'utf8'));
    const file = (await readdir(path.join(root, folder))).find((each) => /^licen[cs]e/i.test(each));
    const text = file === undefined ? '' : await readFile(path.join(root, folder, file), 'utf8');
    return `${name} ${own}, ${license}\n\n${text.trim()}\n`;
  });
  return (await Promise.all(parts)).join(`\n${'-'.repeat(40)}\n\n`);
}
