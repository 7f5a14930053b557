import {escapeHtml} from '../code/escapeHtml';
import {highlightCode} from '../code/highlightCode';
import {type ApiSymbol, lastName, type Parameter, type Signature} from './model';

/** Up to this many characters a signature stays on one line: what fits a phone of 360 px. */
const ONE_LINE = 38;

/** Renders one signature of a symbol as HTML with the token classes of code; long ones take a line per parameter. */
export async function renderSignature(symbol: ApiSymbol, signature: Signature): Promise<string> {
  const name = toCallName(symbol);
  const parts = withMarkers(signature.parameters);
  const plainLength = [name, ...parts.map(toPlain), signature.returns ?? ''].join(', ').length;
  const rendered = await Promise.all(
    parts.map((part) => (typeof part === 'string' ? part : renderParameter(part))),
  );
  const isLong = plainLength > ONE_LINE && rendered.length > 0;
  const list = isLong ? `\n${rendered.map((part) => `    ${part},\n`).join('')}` : rendered.join(', ');
  const prefix = symbol.isAsync ? '<span class="tok-keyword">async</span> ' : '';
  const returns = signature.returns === undefined ? '' : ` -&gt; ${await renderSource(signature.returns)}`;
  return `${prefix}<span class="tok-function">${escapeHtml(name)}</span>(${list})${returns}`;
}

/** Renders a symbol without parameters: `name: type = value`. */
export async function renderDeclaration(symbol: ApiSymbol): Promise<string> {
  const type = symbol.type === undefined ? '' : `: ${await renderSource(symbol.type)}`;
  const value = symbol.value === undefined ? '' : ` = ${await renderSource(symbol.value)}`;
  return `<span class="tok-function">${escapeHtml(toCallName(symbol))}</span>${type}${value}`;
}

/** Highlights a Python expression on one line. */
export async function renderSource(source: string): Promise<string> {
  const lines = await highlightCode(source, 'python');
  return lines.map(({html}) => html).join('\n');
}

/** How a script calls it: the class before a method, the bare name otherwise. */
function toCallName({qualname, kind}: ApiSymbol): string {
  return kind === 'class' ? lastName(qualname) : qualname;
}

/** Puts the bare `*` of Python before the first parameter that is given by name only. */
function withMarkers(parameters: readonly Parameter[]): (Parameter | string)[] {
  const first = parameters.findIndex(({kind}) => kind === 'keyword');
  const needsMarker = first >= 0 && !parameters.some(({kind}) => kind === 'args');
  return needsMarker ? [...parameters.slice(0, first), '*', ...parameters.slice(first)] : [...parameters];
}

function toPlain(part: Parameter | string): string {
  if (typeof part === 'string') return part;
  return `${part.name}${part.type ? `: ${part.type}` : ''}${part.defaultValue ? ` = ${part.defaultValue}` : ''}`;
}

async function renderParameter({name, kind, type, defaultValue}: Parameter): Promise<string> {
  const stars = {positional: '', keyword: '', args: '*', kwargs: '**'}[kind];
  const annotation = type === undefined ? '' : `: ${await renderSource(type)}`;
  const value = defaultValue === undefined ? '' : ` = ${await renderSource(defaultValue)}`;
  return `${stars}<span class="tok-parameter">${escapeHtml(name)}</span>${annotation}${value}`;
}
