import type {ColorService} from '@site/lib/colors/createColorService';

/** A call of the service, as the page sends it to the worker. */
export type ColorCall = {
  [Name in keyof ColorService]: {id: number; name: Name; input: Parameters<ColorService[Name]>[0]};
}[keyof ColorService];

/** A message of the worker: that it has started, or the result or error of a call. */
export type ColorAnswer =
  | {kind: 'started'}
  | {kind: 'done'; id: number; result: unknown}
  | {kind: 'failed'; id: number; message: string};
