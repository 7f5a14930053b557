import {type ExplainContext, readFrameCode} from './explainContext';
import type {FoundError} from './readErrors';

const MAIN = 'main.py';
/** The name on the left of `name = …` and `name: type = …`. */
const ASSIGNED = /^([A-Za-z_]\w{0,80})\s{0,9}(?::[^=]{1,80})?=(?!=)/;

/**
 * The call that is not simulated and whose `None` the failed line of `main.py` uses: it stands on this line, or its result
 * has a name there.
 */
export function findNotSimulated({frames}: FoundError, context: ExplainContext): string | undefined {
  const frame = frames.at(-1);
  if (frame?.file !== MAIN) return undefined;
  const code = readFrameCode(frame, context);
  return context.notSimulated?.find(({line}) => {
    const [, name] = ASSIGNED.exec(readFrameCode({file: MAIN, line}, context)) ?? [];
    return line === frame.line || (name !== undefined && new RegExp(`\\b${name}\\b`).test(code));
  })?.call;
}
