import * as v from 'valibot';
import {isRecord} from '../../validation/isRecord';
import {fields, oneOf, openFields} from '../../validation/schemas';
import type {SceneStep} from './scene';

const name = v.string('a text');
const optionalName = v.exactOptional(name);

const stepList = v.array(
  v.lazy((input) => toStepShape(input)),
  'a list of steps',
);
const steps = v.exactOptional(stepList);

/** The fields of each step besides `do`. */
const STEPS = {
  open: {screen: name},
  back: {},
  close: {},
  launch: {packageName: name},
  show: {control: name},
  hide: {control: name},
  focus: {control: name},
  check: {control: name, checked: v.boolean('true or false')},
  text: {control: name, text: name},
  set: {
    variable: name,
    value: v.union([v.number(), v.string(), v.boolean()], 'a number, a text, true or false'),
  },
  add: {variable: name, amount: v.union([v.number(), v.string()], 'a number, or the name of a variable')},
  copy: {text: name},
  if: {variable: name, matches: name, steps: stepList},
  paste: {control: name},
  toast: {text: name},
  after: {ms: v.number('a number'), steps: stepList},
} satisfies Record<SceneStep['do'], v.ObjectEntries>;

const KINDS: readonly string[] = Object.keys(STEPS);
const STEP_SHAPES: ReadonlyMap<unknown, v.GenericSchema> = new Map(
  Object.entries(STEPS).map(([kind, entries]) => [kind, fields({do: oneOf(KINDS), ...entries})]),
);
const ANY_STEP = openFields({do: oneOf(KINDS)});

function toStepShape(input: unknown): v.GenericSchema {
  return (isRecord(input) && STEP_SHAPES.get(input.do)) || ANY_STEP;
}

const stick = openFields({
  control: name,
  pixelsASecond: v.number('a number'),
  ways: v.array(v.array(v.number('a number')), 'a list of places'),
});

const control: v.GenericSchema = openFields({
  look: name,
  id: optionalName,
  picture: optionalName,
  onTap: steps,
  onLongTap: steps,
  onRightTap: steps,
  onDoubleTap: steps,
  onHover: steps,
  onType: steps,
  onArrive: v.exactOptional(v.record(name, stepList, 'steps by pictures')),
  steers: v.exactOptional(stick),
  children: v.exactOptional(
    v.array(
      v.lazy(() => control),
      'a list of controls',
    ),
  ),
});

const screen = openFields({
  id: name,
  onOpen: steps,
  onKey: v.exactOptional(v.record(name, stepList, 'steps by keys')),
  controls: v.array(control, 'a list of controls'),
});

const window = openFields({path: name, title: optionalName, onClose: steps});

/** The parts of a scene that must be valid before its names are compared. */
export const sceneShape = openFields({
  device: v.looseObject({}, 'what describes the device'),
  apps: v.array(
    openFields({
      packageName: name,
      window: v.exactOptional(window),
      merges: v.exactOptional(v.record(name, name, 'pictures by pictures')),
      screens: v.array(screen, 'a list of screens'),
    }),
  ),
  pictures: v.exactOptional(v.record(name, v.looseObject({}, 'a drawing'), 'drawings by name')),
});
