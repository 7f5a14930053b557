import {type ApiSymbol, lastName, type Parameter, type Signature} from './model';

/** One signature of a symbol as Python source on one line, without `def`. */
export function formatSignature(symbol: ApiSymbol, {parameters, returns}: Signature): string {
  const list = withMarkers(parameters).map(formatParameter).join(', ');
  return `${toCallName(symbol)}(${list})${returns === undefined ? '' : ` -> ${returns}`}`;
}

/** What cannot be called as Python declares it: `name: type = value`. */
export function formatDeclaration(symbol: ApiSymbol): string {
  return toCallName(symbol) + formatType(symbol.type) + formatValue(symbol.value);
}

/** How a script calls it: the class before a method, the bare name otherwise. */
export function toCallName({qualname, kind}: ApiSymbol): string {
  return kind === 'class' ? lastName(qualname) : qualname;
}

/** Puts the bare `*` of Python before the first parameter that is given by name only. */
export function withMarkers(parameters: readonly Parameter[]): (Parameter | '*')[] {
  const first = parameters.findIndex(({kind}) => kind === 'keyword');
  const needsMarker = first >= 0 && !parameters.some(({kind}) => kind === 'args');
  return needsMarker ? [...parameters.slice(0, first), '*', ...parameters.slice(first)] : [...parameters];
}

/** The stars of `*args` and `**kwargs`; empty for other parameters. */
export function toStars({kind}: Parameter): string {
  return {positional: '', keyword: '', args: '*', kwargs: '**'}[kind];
}

/** A parameter as in a signature. */
export function formatParameter(part: Parameter | '*'): string {
  if (part === '*') return part;
  return toStars(part) + part.name + formatType(part.type) + formatValue(part.defaultValue);
}

function formatType(type: string | undefined): string {
  return type === undefined ? '' : `: ${type}`;
}

function formatValue(value: string | undefined): string {
  return value === undefined ? '' : ` = ${value}`;
}
