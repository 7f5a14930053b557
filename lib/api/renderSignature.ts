import {escapeHtml} from '../code/escapeHtml';
import {highlightCode} from '../code/highlightCode';
import {toCallName, toStars, withMarkers} from './formatSignature';
import type {ApiSymbol, Parameter, Signature} from './model';

/** Renders one signature of a symbol as HTML with the token classes of code, on one line; its types are optional. */
export async function renderSignature(
  symbol: ApiSymbol,
  signature: Signature,
  {hasTypes}: {hasTypes: boolean},
): Promise<string> {
  const parts = withMarkers(signature.parameters);
  const rendered = await Promise.all(
    parts.map((part) => (typeof part === 'string' ? part : renderParameter(part, hasTypes))),
  );
  const prefix = symbol.isAsync ? '<span class="tok-keyword">async</span> ' : '';
  const returns = signature.returns === undefined ? '' : ` -&gt; ${await renderSource(signature.returns)}`;
  const name = escapeHtml(toCallName(symbol));
  return `${prefix}<span class="tok-function">${name}</span>(${rendered.join(', ')})${returns}`;
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

async function renderParameter(parameter: Parameter, hasType: boolean): Promise<string> {
  const {name, type, defaultValue} = parameter;
  const annotation = hasType && type !== undefined ? `: ${await renderSource(type)}` : '';
  const equals = annotation === '' ? '=' : ' = ';
  const value = defaultValue === undefined ? '' : `${equals}${await renderSource(defaultValue)}`;
  return `${toStars(parameter)}<span class="tok-parameter">${escapeHtml(name)}</span>${annotation}${value}`;
}
