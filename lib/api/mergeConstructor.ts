import type {ApiSymbol} from './model';

/** A class with its `__init__`: a reader calls the class, so the signature, and what is said of the call, belong to it. */
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
