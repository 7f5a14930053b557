import type {RecordedStep} from './recordedStep';

type ChosenStep = Extract<RecordedStep, {kind: 'press' | 'tapControl' | 'type' | 'read' | 'open'}>;

/** The fields of the steps that a reader chooses on screens, by kind; all of them are texts. */
const FIELDS: ReadonlyMap<unknown, readonly string[]> = new Map([
  ['press', ['chain', 'name']],
  ['tapControl', ['chain', 'name']],
  ['type', ['chain', 'name', 'text']],
  ['read', ['chain', 'name', 'property']],
  ['open', ['app']],
]);

/** Reads steps that were written as JSON; `undefined` for any other text, such as one that an older release has kept. */
export function parseSteps(json: string): readonly RecordedStep[] | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) && value.every(isChosenStep) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isChosenStep(value: unknown): value is ChosenStep {
  if (typeof value !== 'object' || value === null) return false;
  const found = new Map(Object.entries(value));
  const names = FIELDS.get(found.get('kind'));
  return names?.every((name) => typeof found.get(name) === 'string') ?? false;
}
