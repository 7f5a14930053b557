import {toMessage} from '../lib/errors/toMessage';

/** Longer messages are cut, in characters: that of an interpreter may hold all it has printed. */
const MAX_MESSAGE = 2000;

/** Runs a program, which gives its exit status. One that throws ends with status 1, and with the message instead of a stack. */
export async function runProgram(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(toMessage(error).slice(0, MAX_MESSAGE));
    process.exitCode = 1;
  }
}
