import {readdirSync, readFileSync} from 'node:fs';

const TICKS_PER_SECOND = 100;

/** What processes have taken until now. */
export interface TreeSample {
  /** Of all processors, by all threads. */
  cpuSeconds: number;
  /** Held now. */
  megabytes: number;
}

/** What a process and all that it has started take (Linux alone: by /proc). */
export function sampleTree(root: number): TreeSample {
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
