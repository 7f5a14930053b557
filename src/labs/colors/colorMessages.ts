import type {ColorService} from '@site/lib/colors/createColorService';

/** A call of the service, as the page sends it to the worker. */
export type ColorCall = {
  [Name in keyof ColorService]: {id: number; name: Name; input: Parameters<ColorService[Name]>[0]};
}[keyof ColorService];

/** What the worker sends: that it is there, and the answer to a call or why there is none. */
export type ColorAnswer =
  | {kind: 'started'}
  | {kind: 'done'; id: number; result: unknown}
  | {kind: 'failed'; id: number; message: string};
