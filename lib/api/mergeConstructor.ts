import type {ApiSymbol} from './model';

/** Moves signature and description of `__init__` to its class, because scripts call the class. */
export function mergeConstructor(owner: ApiSymbol, {doc, signatures}: ApiSymbol): ApiSymbol {
  return {
    ...owner,
    signatures: signatures.map(({parameters}) => ({parameters})),
    doc: {
      ...doc,
      ...owner.doc,
      details: [...owner.doc.details, ...doc.details],
      args: new Map([...owner.doc.args, ...doc.args]),
      raises: [...owner.doc.raises, ...doc.raises],
      notes: [...owner.doc.notes, ...doc.notes],
      requires: [...owner.doc.requires, ...doc.requires],
    },
  };
}
