import type {Platform} from '../platforms';
import type {StackFrame} from './readErrors';

/** What is known about a log besides its text. */
export interface ExplainContext {
  /** Where the script runs; by default it is guessed from the text. */
  platform?: Platform;
  /** Texts of the project's files, by their name in tracebacks. */
  files?: ReadonlyMap<string, string>;
  /** Set on the simulated phone, which lacks some modules of a device. */
  isSimulated?: true;
  /** Calls of `main.py` that the simulated phone noted as not simulated: they gave `None`. */
  notSimulated?: readonly {call: string; line: number}[];
}

/** Of a longer line only its beginning is looked at: rules compare each of its words with the whole script. */
const MAX_CODE_LENGTH = 400;

/** The script's line of a frame, from the log or the project's files; empty when it is in neither. */
export function readFrameCode(frame: StackFrame, {files}: ExplainContext): string {
  const line = files?.get(frame.file)?.split('\n')[frame.line - 1];
  // `trim` would take special spaces away, which Python refuses.
  const code = frame.code ?? line?.replace(/^[ \t]+/, '') ?? '';
  return code.slice(0, MAX_CODE_LENGTH).replace(/[ \t\r]+$/, '');
}
