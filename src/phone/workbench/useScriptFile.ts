import {decodeText} from '@site/lib/text/decodeText';
import {useEffect, useEffectEvent, useRef, useState} from 'react';

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
  const [read, setRead] = useState<{script: string}>();
  const newest = useRef<ScriptFile>(undefined);

  // An effect has what is shown by now: that may have changed while the file was read.
  const replace = useEffectEvent((script: string): void => {
    setOthers((before) => [...before, shown].filter((other) => other !== script));
    onRead(script);
    setProblem('');
  });
  useEffect(() => {
    if (read) replace(read.script);
  }, [read]);

  async function open(file: ScriptFile): Promise<void> {
    newest.current = file;
    try {
      // `fatal`: a file that is no text must not replace the script with garbage.
      const script = decodeText([await file.arrayBuffer()], {fatal: true});
      if (newest.current === file) setRead({script});
    } catch {
      if (newest.current !== file) return;
      setProblem(`${file.name} could not be read. Open it in another program and paste its text.`);
    }
  }

  /** Puts a script in the place of what is shown, as a file would. */
  function replaceWith(script: string): void {
    newest.current = undefined;
    setRead({script});
  }

  function showOther(): void {
    const next = others.at(-1);
    if (next === undefined) return;
    setOthers([shown, ...others.slice(0, -1)]);
    onRead(next);
  }

  return {problem, open, replaceWith, hasOther: others.length > 0, showOther};
}
