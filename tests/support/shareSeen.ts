import {appendFileSync, existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

export interface Seen {
  /** Shapes and looks that axe has checked on pages of this width; what is added counts as checked here at once. */
  at(width: number): Set<string>;
  /** Tells other workers what has been added, once axe has found nothing in it. */
  share(): void;
}

/** Shares with other workers, by lines of a file, what axe has checked; hashes are those of trimRepeats.ts. */
export function shareSeen(file: string): Seen {
  /** Each as `<width> <hash>`, from this worker and from others. */
  const shared = new Set<string>();
  const seen = new Map<number, Set<string>>();
  let length = 0;
  return {
    at(width) {
      readNews();
      return setOf(width);
    },
    share() {
      const lines = [...seen]
        .flatMap(([width, hashes]) => [...hashes].map((hash) => `${width} ${hash}`))
        .filter((line) => !shared.has(line));
      if (lines.length === 0) return;
      for (const line of lines) shared.add(line);
      mkdirSync(path.dirname(file), {recursive: true});
      appendFileSync(file, lines.map((line) => `${line}\n`).join(''));
    },
  };

  /** Takes the lines since the last time; one that is still being written is left for the next. */
  function readNews(): void {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const end = text.lastIndexOf('\n') + 1;
    for (const line of text.slice(length, end).split('\n').filter(Boolean)) {
      const [width = '', hash = ''] = line.split(' ');
      shared.add(line);
      setOf(Number(width)).add(hash);
    }
    length = end;
  }

  function setOf(width: number): Set<string> {
    const hashes = seen.get(width) ?? new Set();
    seen.set(width, hashes);
    return hashes;
  }
}
