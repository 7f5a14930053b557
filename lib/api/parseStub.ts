import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/python';
import {
  type ApiModule,
  type ApiSymbol,
  type Docstring,
  PLATFORMS,
  type Platform,
  type StubLocation,
} from './model';
import {parseDocstring} from './parseDocstring';
import {parseParameters} from './parseParameters';
import {stubError} from './stubError';
import {childOf, childrenOf, readAnnotation, readString, StubSource} from './stubSource';

const UNDOCUMENTED: Docstring = {
  summary: '',
  details: [],
  args: new Map(),
  raises: [],
  notes: [],
  requires: [],
};

type SymbolParts = Pick<ApiSymbol, 'kind' | 'qualname' | 'doc'> & {node: SyntaxNode} & Partial<ApiSymbol>;

/**
 * Reads one stub into its module: `name` is its dotted name, `file` the path that errors name.
 * Throws `file:line: reason` for whatever it does not understand.
 */
export function parseStub(text: string, name: string, file: string): ApiModule {
  const tree = parser.parse(text);
  const source = new StubSource(text, file);
  tree.iterate({
    enter(node) {
      if (node.type.isError)
        throw source.error(node.node, 'this is no valid Python; look at this line and the one above');
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
      else if (statement.name === 'ImportStatement') this.readImport(statement);
      else if (!isFiller(statement))
        throw this.source.error(statement, `a stub cannot hold a ${statement.name}`);
    });
  }

  private readClass(node: SyntaxNode, prefix: string): void {
    const qualname = prefix + this.nameOf(node);
    const body = childOf(node, 'Body');
    const statements = body ? childrenOf(body).filter((child) => child.name !== ':') : [];
    const args = childOf(node, 'ArgList');
    const bases = args
      ? this.source
          .text(args)
          .slice(1, -1)
          .split(',')
          .map((base) => base.trim())
      : [];
    const doc = this.readDoc(statements[0] ?? null);
    const index = this.symbols.length;
    this.add({
      kind: 'class',
      qualname,
      node,
      doc,
      bases: bases.filter((base) => base !== '' && !base.includes('=')),
    });
    this.readStatements(statements, `${qualname}.`);
    // A reader calls the class: the constructor's signature, and what is said of the call, belong to it.
    const initIndex = this.symbols.findIndex((symbol) => symbol.qualname === `${qualname}.__init__`);
    const [init] = initIndex < 0 ? [] : this.symbols.splice(initIndex, 1);
    const symbol = this.symbols[index];
    if (symbol !== undefined && init !== undefined) {
      const merged = {
        ...init.doc,
        ...doc,
        args: new Map([...doc.args, ...init.doc.args]),
        raises: [...doc.raises, ...init.doc.raises],
        notes: [...doc.notes, ...init.doc.notes],
        requires: [...doc.requires, ...init.doc.requires],
      };
      this.symbols[index] = {...symbol, signatures: init.signatures.map(withoutReturns), doc: merged};
    }
  }

  private readDecorated(node: SyntaxNode, prefix: string): void {
    const decorators = childrenOf(node)
      .filter((child) => child.name === 'Decorator')
      .map((child) => this.source.text(child).trim().slice(1));
    const definition = node.lastChild;
    if (definition?.name === 'FunctionDefinition') this.readFunction(definition, decorators, prefix);
    else if (definition?.name === 'ClassDefinition') this.readClass(definition, prefix);
    else throw this.source.error(node, 'a decorator stands before something that is no function or class');
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
    const isStatic = decorators.includes('staticmethod');
    const isBound = prefix !== '' && !isStatic;
    const signature = {
      parameters: parseParameters(this.source, childOf(node, 'ParamList'), doc.args).slice(isBound ? 1 : 0),
      ...(returns && {returns}),
    };
    const first = this.symbols.findIndex((symbol) => symbol.qualname === qualname);
    const overloaded = this.symbols[first];
    if (overloaded !== undefined) {
      // The docstring of the first overload describes the parameters of all.
      const described = signature.parameters.map((parameter) => {
        const description = overloaded.doc.args.get(parameter.name);
        return description === undefined ? parameter : {...parameter, description};
      });
      const signatures = [...overloaded.signatures, {...signature, parameters: described}];
      this.symbols[first] = {...overloaded, signatures};
      return;
    }
    const isAsync = childOf(node, 'async') !== null;
    this.add({
      kind: prefix === '' ? 'function' : 'method',
      qualname,
      node,
      doc,
      signatures: [signature],
      isStatic,
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

  /** Keeps only `from .x import Y as Y`, which type checkers take as an offer of the name (PEP 484). */
  private readImport(node: SyntaxNode): void {
    const match = this.source.text(node).match(/^from\s+(\.+)([\w.]*)\s+import\s+\(?([^()]*)\)?$/s);
    const [, dots = '', from = '', names = ''] = match ?? [];
    if (dots === '') return;
    const parts = this.module.split('.');
    const base = this.source.isPackage
      ? parts.slice(0, parts.length - dots.length + 1)
      : parts.slice(0, -dots.length);
    for (const name of names.split(',').map((part) => part.trim())) {
      const [, original, alias] = name.match(/^(\w+)\s+as\s+(\w+)$/) ?? [];
      if (original === undefined || original !== alias) continue;
      this.reexports.set(`${this.module}.${alias}`, [...base, from, original].filter(Boolean).join('.'));
    }
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
      bases: [],
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

function withoutReturns({parameters}: ApiSymbol['signatures'][number]) {
  return {parameters};
}

function bodyStart(node: SyntaxNode): SyntaxNode | null {
  const body = childOf(node, 'Body');
  return body?.firstChild?.nextSibling ?? null;
}

function isFiller({name}: SyntaxNode): boolean {
  return ['ExpressionStatement', 'PassStatement', 'Comment'].includes(name);
}
