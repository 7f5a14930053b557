import type {RunRequest} from './runProtocol';

/** All Python and other texts of a request. */
export function listScripts({source, files}: RunRequest): string[] {
  return [source, ...Object.values(files ?? {})];
}
