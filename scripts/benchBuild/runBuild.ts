import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

export interface BuildMeasure {
  seconds: number;
  /** Of all processors, by all threads. */
  cpuSeconds: number;
  /** The most that all processes of the build held at the same time. */
  megabytes: number;
}

const SAMPLE_MS = 200;
const TICKS_PER_SECOND = 100;

/** Builds the site in a folder with the program of that folder, and watches what it takes (Linux alone: by /proc). */
export async function runBuild(folder: string, variables: Record<string, string>): Promise<BuildMeasure> {
  const started = performance.now();
  const child = spawn(process.execPath, [path.join(folder, 'scripts/docusaurus.mjs'), 'build'], {
    cwd: folder,
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

/** What a process and all that it has started take now. */
function sampleTree(root: number): {cpuSeconds: number; megabytes: number} {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(name));
  const tree = new Set([root]);
  // A process has a higher number than the one that started it, but for a wrap that a minute does not see.
  for (const {id, parent} of processes.sort((a, b) => a.id - b.id)) if (tree.has(parent)) tree.add(id);
  const own = processes.filter(({id}) => tree.has(id));
  return {
    cpuSeconds: own.reduce((sum, {ticks}) => sum + ticks, 0) / TICKS_PER_SECOND,
    megabytes: own.reduce((sum, {kilobytes}) => sum + kilobytes, 0) / 1024,
  };
}

function readProcess(name: string): {id: number; parent: number; ticks: number; kilobytes: number}[] {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    // Behind the name in brackets: state, parent, … user and system time of it and of the children that have ended.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8')) ?? [];
    return [{id: Number(name), parent: Number(fields[1]), ticks, kilobytes: Number(kilobytes)}];
  } catch {
    // It has ended since it was listed.
    return [];
  }
}
