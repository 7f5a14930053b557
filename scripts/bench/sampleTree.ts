import {readdirSync, readFileSync} from 'node:fs';

const TICKS_PER_SECOND = 100;

/** The resources that processes have used so far. */
export interface TreeSample {
  /** Over all processors and threads. */
  cpuSeconds: number;
  /** Resident memory now. */
  megabytes: number;
}

/** The resources of a process and its descendants, from /proc (Linux only). */
export function sampleTree(root: number): TreeSample {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(name));
  const tree = new Set([root]);
  // A child has a higher pid than its parent, unless the numbers wrap, which takes longer than a benchmark.
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
    // After the name in brackets: state, parent, … user and system time of the process and of its ended children.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8')) ?? [];
    return [{id: Number(name), parent: Number(fields[1]), ticks, kilobytes: Number(kilobytes)}];
  } catch {
    // The process has ended since it was listed.
    return [];
  }
}
