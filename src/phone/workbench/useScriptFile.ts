import {decodeText} from '@site/lib/text/decodeText';
import {useEffectEvent, useRef, useState} from 'react';

export type ScriptFile = Pick<File, 'name' | 'arrayBuffer'>;

/**
 * Reads a script from a file that the reader opens, which takes the place of `shown`; a file that cannot be read changes nothing,
 * and `problem` says why. `showOther` brings back what was replaced before, press by press, and then the last file again: no
 * press loses a script.
 */
export function useScriptFile(shown: string, onRead: (script: string) => void) {
  const [problem, setProblem] = useState('');
  /** The scripts that are not shown; the last is the next to come back. */
  const [others, setOthers] = useState<readonly string[]>([]);
  const newest = useRef<ScriptFile>(undefined);
  // What is shown may have changed while the file was read.
  const replace = useEffectEvent((read: string): void => {
    setOthers((before) => [...before, shown].filter((other) => other !== read));
    onRead(read);
    setProblem('');
  });

  async function open(file: ScriptFile): Promise<void> {
    newest.current = file;
    try {
      // `fatal`: a file that is no text must not replace the script with garbage.
      const read = decodeText([await file.arrayBuffer()], {fatal: true});
      if (newest.current === file) replace(read);
    } catch {
      if (newest.current !== file) return;
      setProblem(`${file.name} could not be read. Open it in another program and paste its text.`);
    }
  }

  function showOther(): void {
    const next = others.at(-1);
    if (next === undefined) return;
    setOthers([shown, ...others.slice(0, -1)]);
    onRead(next);
  }

  return {problem, open, hasOther: others.length > 0, showOther};
}
