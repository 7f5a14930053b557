import type {SyntaxNode} from '@lezer/common';
import type {Parameter, ParameterKind} from './model';
import {childrenOf, readAnnotation, type StubSource} from './stubSource';

/** Reads a parameter list, `self` included; `descriptions` are those of the docstring, by name. */
export function parseParameters(
  source: StubSource,
  list: SyntaxNode | null,
  descriptions: ReadonlyMap<string, string>,
): Parameter[] {
  const parameters: Parameter[] = [];
  let kind: ParameterKind = 'positional';
  let rest: ParameterKind | undefined;
  let parameter: Parameter | undefined;
  for (const node of list ? childrenOf(list) : []) {
    if (node.name === '*') rest = 'args';
    else if (node.name === '**') rest = 'kwargs';
    else if (node.name === 'VariableName' && node.prevSibling?.name !== 'AssignOp') {
      const name = source.text(node);
      const description = descriptions.get(name);
      parameter = {name, kind: rest ?? kind, ...(description !== undefined && {description})};
      parameters.push(parameter);
      // Whatever follows `*` or `*args` is given by name only.
      if (rest === 'args') kind = 'keyword';
      rest = undefined;
    } else if (node.name === 'TypeDef' && parameter) parameter.type = readAnnotation(source, node);
    else if (node.prevSibling?.name === 'AssignOp' && parameter) parameter.defaultValue = source.text(node);
    else if (node.name === ',' && rest === 'args') {
      kind = 'keyword';
      rest = undefined;
    }
  }
  return parameters;
}
