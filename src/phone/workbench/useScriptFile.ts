import {useRef, useState} from 'react';

type ScriptFile = Pick<File, 'name' | 'arrayBuffer'>;

/** The parts of a file input's change event that are read here. */
export interface FileChoice {
  target: {files: ArrayLike<ScriptFile> | null; value: string};
}

/** Reads the script that is chosen in a file input; a file that cannot be read changes nothing, and `problem` says why. */
export function useScriptFile(onRead: (script: string) => void) {
  const [problem, setProblem] = useState('');
  const newest = useRef<ScriptFile>(undefined);

  async function open({target}: FileChoice): Promise<void> {
    const file = target.files?.[0];
    if (!file) return;
    newest.current = file;
    target.value = '';
    try {
      // `fatal`: a file that is not UTF-8 text must not replace the script with garbage.
      const read = new TextDecoder('utf-8', {fatal: true}).decode(await file.arrayBuffer());
      if (newest.current !== file) return;
      onRead(read);
      setProblem('');
    } catch {
      if (newest.current !== file) return;
      setProblem(`${file.name} could not be read. Open it in another program and paste its text.`);
    }
  }

  return {problem, open};
}
