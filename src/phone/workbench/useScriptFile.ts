import {useEffect, useRef, useState} from 'react';

export type ScriptFile = Pick<File, 'name' | 'arrayBuffer'>;

/**
 * Reads a script from a file that the reader opens, which takes the place of `shown`; a file that cannot be read changes nothing,
 * and `problem` says why. `swap` brings back what was replaced, and then the file again: no press loses a script.
 */
export function useScriptFile(shown: string, onRead: (script: string) => void) {
  const [problem, setProblem] = useState('');
  /** The script in whose place the other is shown. */
  const [away, setAway] = useState<{text: string; isFile: boolean}>();
  const newest = useRef<ScriptFile>(undefined);
  const current = useRef(shown);
  useEffect(() => {
    current.current = shown;
  }, [shown]);

  async function open(file: ScriptFile): Promise<void> {
    newest.current = file;
    try {
      // `fatal`: a file that is not UTF-8 text must not replace the script with garbage.
      const read = new TextDecoder('utf-8', {fatal: true}).decode(await file.arrayBuffer());
      if (newest.current !== file) return;
      if (read !== current.current) setAway({text: current.current, isFile: false});
      onRead(read);
      setProblem('');
    } catch {
      if (newest.current !== file) return;
      setProblem(`${file.name} could not be read. Open it in another program and paste its text.`);
    }
  }

  function swap(): void {
    if (!away) return;
    setAway({text: shown, isFile: !away.isFile});
    onRead(away.text);
  }

  return {problem, open, away, swap};
}
