import {toEntryId} from '../../api/entryFiles';
import {formatSignature, toCallName} from '../../api/formatSignature';
import type {ApiSymbol} from '../../api/model';
import {dropCodeMarks} from './dropCodeMarks';
import type {PageSymbol} from './searchPage';

/** Prepares what the search knows of a symbol: its name, its first signature and its first sentence. */
export function toPageSymbol(symbol: ApiSymbol): PageSymbol {
  const signature = toSignature(symbol);
  return {
    anchor: toEntryId(symbol),
    name: symbol.qualname,
    module: symbol.module.split('.').slice(2).join('.'),
    ...(signature !== undefined && {signature}),
    text: dropCodeMarks(symbol.doc.summary),
  };
}

function toSignature(symbol: ApiSymbol): string | undefined {
  const [signature] = symbol.signatures;
  if (signature !== undefined) return formatSignature(symbol, signature);
  return symbol.type === undefined ? undefined : `${toCallName(symbol)}: ${symbol.type}`;
}
