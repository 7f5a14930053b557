import type {Docstring} from './model';

/** Whether no source documents what a call returns; the stubs mark it with the type `Any`. */
export function hasUndocumentedResult({returns}: Docstring): boolean {
  return returns === 'The result is not documented.';
}
