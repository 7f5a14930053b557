import type {ApiModule} from './model';

/** Marks what was a Map, which JSON does not know. */
const MAP = '$map';

/** Modules of the stubs as JSON, for programs that start without reading the stubs. */
export function stringifyModules(modules: readonly ApiModule[]): string {
  return JSON.stringify(modules, (_key, value: unknown) =>
    value instanceof Map ? {[MAP]: [...value]} : value,
  );
}

/** The modules that `stringifyModules` wrote. */
export function parseModules(json: string): ApiModule[] {
  return JSON.parse(json, (_key, value: unknown) => (isMarkedMap(value) ? new Map(value[MAP]) : value));
}

function isMarkedMap(value: unknown): value is {[MAP]: [unknown, unknown][]} {
  return typeof value === 'object' && value !== null && MAP in value;
}
