import {cutLog, MAX_LOG_LENGTH} from '@site/lib/text/cleanLog';
import {decodeText} from '@site/lib/text/decodeText';

type LogFile = Pick<File, 'size' | 'slice' | 'arrayBuffer'>;

/** More bytes than a text of the largest length can have in UTF-8. */
const MAX_BYTES = 4 * MAX_LOG_LENGTH;

/** The text of a file with a log; of a long one the middle is not even read. `undefined` when it cannot be read, as of a folder. */
export async function readLog(file: LogFile): Promise<string | undefined> {
  try {
    if (file.size <= 2 * MAX_BYTES) return cutLog(decodeText([await file.arrayBuffer()]));
    const [head, tail] = [file.slice(0, MAX_BYTES), file.slice(-MAX_BYTES)];
    return cutLog(decodeText([await head.arrayBuffer(), await tail.arrayBuffer()]));
  } catch {
    return undefined;
  }
}
