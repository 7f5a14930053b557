import {type ApiModel, type ApiModule, type ApiSymbol, lastName, type Parameter} from '../../api/model';

/** Python files by their path below the interpreter's folder of packages. */
export type PackageFiles = Readonly<Record<string, string>>;

/** Classes that extend another, of their module or by its full name; the model does not keep it. */
const BASES: Readonly<Record<string, string>> = {
  'ascript.android.ui.Loger': 'WebWindow',
  'ascript.windows.ui.license_window.LicenseWindow': 'ascript.windows.ui.web_window.WebWindow',
};

/**
 * Writes the product's packages for the interpreter. Each name of the stubs is there with its signature; what a call does
 * is decided by its full name (`python/sim.py`), so a name that nothing simulates still refuses wrong arguments.
 */
export function renderPackages({modules}: ApiModel): Record<string, string> {
  const files: Record<string, string> = {'ascript/__init__.py': ''};
  for (const module of modules.values()) {
    const isPackage = [...modules.keys()].some((name) => name.startsWith(`${module.name}.`));
    const path = module.name.replaceAll('.', '/');
    files[isPackage ? `${path}/__init__.py` : `${path}.py`] = renderModule(module);
  }
  return files;
}

/** Classes that a script reads with square brackets, which the interpreter takes of objects alone. */
const WITH_BRACKETS: ReadonlySet<string> = new Set(['ascript.windows.system.key_value.KeyValue']);

function renderModule({symbols, reexports}: ApiModule): string {
  const top = symbols.filter(({qualname}) => !qualname.includes('.') && !qualname.startsWith('_'));
  const lines = [
    'from sim import B, C, F, M, P, S, Base',
    ...[...reexports].map(([alias, target]) => {
      const module = target.slice(0, target.lastIndexOf('.'));
      return `from ${module} import ${lastName(target)} as ${lastName(alias)}`;
    }),
  ];
  for (const symbol of sortByUse(top)) {
    if (symbol.kind === 'class') lines.push(...renderClass(symbol, symbols));
    else lines.push(renderMember(symbol));
    if (WITH_BRACKETS.has(symbol.name)) lines.push(`${symbol.qualname} = B(${symbol.qualname})`);
  }
  return `${lines.join('\n')}\n`;
}

/** Constants precede what uses them, and a class follows the one that it extends. */
function sortByUse(symbols: readonly ApiSymbol[]): ApiSymbol[] {
  const rank = (symbol: ApiSymbol): number => {
    if (symbol.kind !== 'class') return symbol.kind === 'function' ? 1 : 0;
    return symbol.name in BASES ? 3 : 2;
  };
  return [...symbols].sort((a, b) => rank(a) - rank(b));
}

function renderClass(owner: ApiSymbol, symbols: readonly ApiSymbol[]): string[] {
  const members = symbols.filter(
    ({qualname}) =>
      qualname.startsWith(`${owner.qualname}.`) && !qualname.slice(owner.qualname.length + 1).includes('.'),
  );
  const extended = BASES[owner.name] ?? 'Base';
  const base = lastName(extended);
  // Defaults of methods name constants of their class, which therefore stand first.
  const isValue = (symbol: ApiSymbol): boolean => symbol.kind === 'constant' || symbol.kind === 'attribute';
  return [
    ...(base === extended ? [] : [`from ${extended.slice(0, -base.length - 1)} import ${base}`]),
    `class ${owner.qualname}(${base}):`,
    `    _name = ${JSON.stringify(shorten(owner.name))}`,
    ...members.filter(isValue).map((member) => `    ${renderMember(member)}`),
    `    __init__ = M(${JSON.stringify(`${shorten(owner.name)}.__init__`)}, ${renderParameters(owner)})`,
    ...members.filter((member) => !isValue(member)).map((member) => `    ${renderMember(member)}`),
  ];
}

function renderMember(symbol: ApiSymbol): string {
  const name = lastName(symbol.qualname);
  const id = JSON.stringify(shorten(symbol.name));
  if (symbol.kind === 'property') return `${name} = P(${id})`;
  if (symbol.kind === 'constant' || symbol.kind === 'attribute')
    return `${name} = C(${id}${symbol.value === undefined || symbol.value === '...' ? '' : `, ${symbol.value}`})`;
  if (symbol.kind === 'method')
    return `${name} = ${symbol.isStatic ? 'S' : 'M'}(${id}, ${renderParameters(symbol)})`;
  return `${name} = F(${id}, ${renderParameters(symbol)})`;
}

/** Full name without the package: `android.action.click`. */
function shorten(name: string): string {
  return name.replace(/^ascript\./, '');
}

/** Parameters as tuples of Python: the name alone, or with its default; `*` and `**` precede names that take the rest. */
function renderParameters({signatures}: ApiSymbol): string {
  const widest = signatures.reduce<readonly Parameter[]>(
    (best, {parameters}) => (breadth(parameters) > breadth(best) ? parameters : best),
    [],
  );
  let isKeyword = false;
  const tuples = widest.map((parameter) => {
    const {name, kind, defaultValue} = parameter;
    if (kind === 'args') return `("*${name}",)`;
    if (kind === 'kwargs') return `("**${name}",)`;
    const marks =
      kind === 'keyword' && !isKeyword && !widest.some((other) => other.kind === 'args') ? '("*",), ' : '';
    if (kind === 'keyword') isKeyword = true;
    if (defaultValue === undefined) return `${marks}("${name}",)`;
    return `${marks}("${name}", ${defaultValue === '...' ? 'None' : defaultValue})`;
  });
  return `(${tuples.join(', ')}${tuples.length === 1 ? ',' : ''})`;
}

/** How much a signature takes: the rest of the arguments counts most, then the number of parameters with defaults. */
function breadth(parameters: readonly Parameter[]): number {
  return parameters.reduce(
    (sum, {kind, defaultValue}) => sum + (kind === 'args' ? 100 : 1) + (defaultValue === undefined ? 0 : 0.5),
    0,
  );
}
