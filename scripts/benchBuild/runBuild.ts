import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {sampleTree} from '../bench/sampleTree';

export interface BuildMeasure {
  seconds: number;
  /** Over all processors and threads. */
  cpuSeconds: number;
  /** Peak memory of all processes of the build together. */
  megabytes: number;
}

const SAMPLE_MS = 200;

/** Builds the site in a folder with the command of its package.json, and measures it (Linux only). */
export async function runBuild(folder: string, variables: Record<string, string>): Promise<BuildMeasure> {
  const started = performance.now();
  const {scripts}: {scripts: {build: string}} = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const child = spawn(scripts.build, {
    cwd: folder,
    shell: true,
    env: {...process.env, ...variables},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  child.stderr.on('data', (text) => {
    said += text;
  });
  let cpuSeconds = 0;
  let megabytes = 0;
  const sampler = setInterval(() => {
    const sample = sampleTree(child.pid ?? 0);
    cpuSeconds = Math.max(cpuSeconds, sample.cpuSeconds);
    megabytes = Math.max(megabytes, sample.megabytes);
  }, SAMPLE_MS);
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearInterval(sampler);
  if (status !== 0) throw new Error(`bench:build: ${folder} was not built:\n${said.slice(-4000)}`);
  return {seconds: (performance.now() - started) / 1000, cpuSeconds, megabytes};
}
