import * as v from 'valibot';
import {openFields} from '../../validation/schemas';

const name = v.string('a text');
const optionalName = v.exactOptional(name);

const step: v.GenericSchema = openFields({
  do: name,
  screen: optionalName,
  control: optionalName,
  packageName: optionalName,
  steps: v.exactOptional(
    v.array(
      v.lazy(() => step),
      'a list of steps',
    ),
  ),
});
const steps = v.exactOptional(v.array(step, 'a list of steps'));

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
  onKey: v.exactOptional(v.record(name, v.array(step, 'a list of steps'), 'steps by keys')),
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
      screens: v.array(screen, 'a list of screens'),
    }),
  ),
  pictures: v.exactOptional(v.record(name, v.looseObject({}, 'a drawing'), 'drawings by name')),
});
