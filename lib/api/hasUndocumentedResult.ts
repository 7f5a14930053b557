import type {Docstring} from './model';

/** Whether no source says what a call gives. Its type is `Any` then, and entries tell it by that. */
export function hasUndocumentedResult({returns}: Docstring): boolean {
  return returns === 'The result is not documented.';
}
