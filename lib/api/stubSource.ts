import type {SyntaxNode} from '@lezer/common';
import type {StubLocation} from './model';
import {stubError} from './stubError';

/** The source of one stub, with the text and location of its syntax nodes. */
export class StubSource {
  constructor(
    private readonly content: string,
    private readonly file: string,
  ) {}

  get isPackage(): boolean {
    return this.file.endsWith('__init__.pyi');
  }

  text({from, to}: SyntaxNode): string {
    return this.content.slice(from, to);
  }

  locate({from}: SyntaxNode): StubLocation {
    return {file: this.file, line: this.content.slice(0, from).split('\n').length};
  }

  error(node: SyntaxNode, reason: string): Error {
    return stubError(this.locate(node), reason);
  }
}

/** The children of a node of the syntax tree, in their order. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

/** The first child with this name in the grammar; `null` without one. */
export function childOf(node: SyntaxNode, name: string): SyntaxNode | null {
  return node.getChild(name);
}

/** The source of an annotation on one line, without its colon or arrow. */
export function readAnnotation(source: StubSource, typeDef: SyntaxNode): string {
  return source
    .text(typeDef)
    .replace(/^(?::|->)\s*/, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/([([])\s+/g, '$1')
    .replace(/,?\s+([)\]])/g, '$1');
}

/** The text of a docstring: a statement that is one triple-quoted string. */
export function readString(source: StubSource, statement: SyntaxNode): string | undefined {
  const literal = statement.name === 'ExpressionStatement' ? statement.firstChild : null;
  if (literal?.name !== 'String') return undefined;
  const [, raw, text] = source.text(literal).match(/^(r?)"""(.*)"""$/s) ?? [];
  if (text === undefined) throw source.error(statement, 'a docstring stands in three double quotes');
  return raw === 'r'
    ? text
    : text.replace(/\\(["\\n])/g, (_, character) => (character === 'n' ? '\n' : character));
}
