import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/python';
import {PLATFORMS, type Platform} from '../platforms';
import {joinOverloads} from './joinOverloads';
import {mergeConstructor} from './mergeConstructor';
import {type ApiModule, type ApiSymbol, type Docstring, type StubLocation, UNDOCUMENTED} from './model';
import {parseDocstring} from './parseDocstring';
import {parseParameters} from './parseParameters';
import {readReexports} from './readReexports';
import {stubError} from './stubError';
import {childOf, childrenOf, readAnnotation, readString, StubSource} from './stubSource';

type SymbolParts = Pick<ApiSymbol, 'kind' | 'qualname' | 'doc'> & {node: SyntaxNode} & Partial<ApiSymbol>;

/**
 * Reads one stub into its module: `name` is its dotted name, `file` the path that errors name.
 * Throws `file:line: reason` for anything that it does not understand.
 */
export function parseStub(content: string, name: string, file: string): ApiModule {
  // Editors on Windows may add a byte order mark and CRLF.
  const text = content.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const tree = parser.parse(text);
  const source = new StubSource(text, file);
  tree.iterate({
    enter(node) {
      if (node.type.isError)
        throw source.error(node.node, 'this is not valid Python; look at this line and the one above');
    },
  });
  const reader = new ModuleReader(source, name, readPlatform(name, {file, line: 1}));
  return reader.read(tree.topNode);
}

function readPlatform(name: string, location: StubLocation): Platform {
  const platform = PLATFORMS.find((candidate) => candidate === name.split('.')[1]);
  if (platform === undefined)
    throw stubError(location, `"${name}" belongs to no platform; allowed: ${PLATFORMS.join(', ')}`);
  return platform;
}

/** Walks the statements of one module and of its classes. */
class ModuleReader {
  private readonly symbols: ApiSymbol[] = [];
  private readonly reexports = new Map<string, string>();

  constructor(
    private readonly source: StubSource,
    private readonly module: string,
    private readonly platform: Platform,
  ) {}

  read(script: SyntaxNode): ApiModule {
    const {source, module: name, platform, symbols, reexports} = this;
    const doc = this.readDoc(script.firstChild);
    this.readStatements(childrenOf(script), '');
    return {name, platform, doc, symbols, reexports, location: source.locate(script)};
  }

  private readStatements(statements: readonly SyntaxNode[], prefix: string): void {
    statements.forEach((statement, index) => {
      if (statement.name === 'ClassDefinition') this.readClass(statement, prefix);
      else if (statement.name === 'FunctionDefinition') this.readFunction(statement, [], prefix);
      else if (statement.name === 'DecoratedStatement') this.readDecorated(statement, prefix);
      else if (statement.name === 'AssignStatement')
        this.readVariable(statement, statements[index + 1] ?? null, prefix);
      else if (statement.name === 'TypeDefinition') this.readAlias(statement, statements[index + 1] ?? null);
      else if (statement.name === 'ImportStatement') {
        for (const [alias, original] of readReexports(this.source, statement, this.module)) {
          this.reexports.set(alias, original);
        }
      } else if (!isFiller(statement))
        throw this.source.error(statement, `a stub cannot hold a ${statement.name}`);
    });
  }

  private readClass(node: SyntaxNode, prefix: string): void {
    const qualname = prefix + this.nameOf(node);
    const body = childOf(node, 'Body');
    const statements = body ? childrenOf(body).filter((child) => child.name !== ':') : [];
    const doc = this.readDoc(statements[0] ?? null);
    const index = this.symbols.length;
    const bases = childOf(node, 'ArgList');
    const isDictionary = bases !== null && /\bTypedDict\b/.test(this.source.text(bases));
    this.add({kind: 'class', qualname, node, doc, ...(isDictionary && {isDictionary})});
    this.readStatements(statements, `${qualname}.`);
    const initIndex = this.symbols.findIndex((symbol) => symbol.qualname === `${qualname}.__init__`);
    const [init] = initIndex < 0 ? [] : this.symbols.splice(initIndex, 1);
    const owner = this.symbols[index];
    if (owner !== undefined && init !== undefined) this.symbols[index] = mergeConstructor(owner, init);
  }

  private readDecorated(node: SyntaxNode, prefix: string): void {
    const decorators = childrenOf(node)
      .filter((child) => child.name === 'Decorator')
      .map((child) => this.source.text(child).trim().slice(1));
    const definition = node.lastChild;
    if (definition?.name === 'FunctionDefinition') this.readFunction(definition, decorators, prefix);
    else if (definition?.name === 'ClassDefinition') this.readClass(definition, prefix);
    else throw this.source.error(node, 'a decorator stands before something that is not a function or class');
  }

  private readFunction(node: SyntaxNode, decorators: readonly string[], prefix: string): void {
    const name = this.nameOf(node);
    const qualname = prefix + name;
    const doc = this.readDoc(bodyStart(node));
    const annotation = childOf(node, 'TypeDef');
    const returns = annotation ? readAnnotation(this.source, annotation) : undefined;
    if (decorators.some((decorator) => decorator.endsWith('.setter'))) return;
    if (decorators.includes('property')) {
      this.add({kind: 'property', qualname, node, doc, ...(returns && {type: returns})});
      return;
    }
    const isUnbound = decorators.includes('staticmethod');
    const isBound = prefix !== '' && !isUnbound;
    const signature = {
      parameters: parseParameters(this.source, childOf(node, 'ParamList'), doc.args).slice(isBound ? 1 : 0),
      ...(returns && {returns}),
    };
    const first = this.symbols.findIndex((symbol) => symbol.qualname === qualname);
    const overloaded = this.symbols[first];
    if (overloaded !== undefined) {
      this.symbols[first] = joinOverloads(overloaded, signature);
      return;
    }
    const isAsync = childOf(node, 'async') !== null;
    this.add({
      kind: prefix === '' ? 'function' : 'method',
      qualname,
      node,
      doc,
      signatures: [signature],
      isStatic: isUnbound || decorators.includes('classmethod'),
      isAsync,
    });
  }

  private readVariable(node: SyntaxNode, next: SyntaxNode | null, prefix: string): void {
    const annotation = childOf(node, 'TypeDef');
    const value = childOf(node, 'AssignOp')?.nextSibling;
    const declared = annotation ? readAnnotation(this.source, annotation) : undefined;
    const type = declared?.replace(/^(?:Final|ClassVar)(?:\[(.*)\])?$/s, '$1');
    const text = value && this.source.text(value);
    this.add({
      kind: prefix === '' || declared?.startsWith('Final') ? 'constant' : 'attribute',
      qualname: prefix + this.nameOf(node),
      node,
      doc: this.readDoc(next),
      ...(type && {type}),
      ...(text && text !== '...' && {value: text}),
    });
  }

  private readAlias(node: SyntaxNode, next: SyntaxNode | null): void {
    const value = node.lastChild ? this.source.text(node.lastChild) : '';
    this.add({
      kind: 'constant',
      qualname: this.nameOf(node),
      node,
      doc: this.readDoc(next),
      type: 'TypeAlias',
      value,
    });
  }

  private readDoc(statement: SyntaxNode | null): Docstring {
    const text = statement && readString(this.source, statement);
    return text ? parseDocstring(text, this.source.locate(statement)) : UNDOCUMENTED;
  }

  private nameOf(node: SyntaxNode): string {
    const name = childOf(node, 'VariableName');
    if (name === null) throw this.source.error(node, 'a name is missing');
    return this.source.text(name);
  }

  private add({node, ...parts}: SymbolParts): void {
    const {module, platform} = this;
    const location = this.source.locate(node);
    const name = `${module}.${parts.qualname}`;
    this.symbols.push({
      signatures: [],
      isStatic: false,
      isAsync: false,
      ...parts,
      name,
      module,
      platform,
      location,
    });
  }
}

function bodyStart(node: SyntaxNode): SyntaxNode | null {
  const body = childOf(node, 'Body');
  return body?.firstChild?.nextSibling ?? null;
}

function isFiller({name}: SyntaxNode): boolean {
  return ['ExpressionStatement', 'PassStatement', 'Comment'].includes(name);
}
