import {escapeHtml} from '../code/escapeHtml';
import {highlightCode} from '../code/highlightCode';
import {formatSignature, toCallName, toStars, withMarkers} from './formatSignature';
import type {ApiSymbol, Parameter, Signature} from './model';

/** Up to this many characters a signature stays on one line: what fits a phone of 360 px. */
const ONE_LINE = 38;

/** Renders one signature of a symbol as HTML with the token classes of code; long ones take a line per parameter. */
export async function renderSignature(symbol: ApiSymbol, signature: Signature): Promise<string> {
  const name = toCallName(symbol);
  const parts = withMarkers(signature.parameters);
  const rendered = await Promise.all(
    parts.map((part) => (typeof part === 'string' ? part : renderParameter(part))),
  );
  const isLong = formatSignature(symbol, signature).length > ONE_LINE && rendered.length > 0;
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

async function renderParameter(parameter: Parameter): Promise<string> {
  const {name, type, defaultValue} = parameter;
  const annotation = type === undefined ? '' : `: ${await renderSource(type)}`;
  const value = defaultValue === undefined ? '' : ` = ${await renderSource(defaultValue)}`;
  return `${toStars(parameter)}<span class="tok-parameter">${escapeHtml(name)}</span>${annotation}${value}`;
}
