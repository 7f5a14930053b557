import type {ApiSymbol, Signature} from './model';

/** Adds an overload to a function; the docstring of the first describes the parameters of all. */
export function joinOverloads(first: ApiSymbol, {parameters, ...rest}: Signature): ApiSymbol {
  const described = parameters.map((parameter) => {
    const description = first.doc.args.get(parameter.name);
    return description === undefined ? parameter : {...parameter, description};
  });
  return {...first, signatures: [...first.signatures, {...rest, parameters: described}]};
}
