import type {RunRequest} from './runProtocol';

/** The texts of a request: the script and the files of the project. */
export function listScripts({source, files}: RunRequest): string[] {
  return [source, ...Object.values(files ?? {})];
}
