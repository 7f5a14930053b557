import {describeInvalid} from '../../errors/describeInvalid';
import {validate} from '../../validation/validate';
import {DEFAULT_HEIGHTS} from '../device/controlTypes';
import type {Scene, SceneControl, SceneScreen, SceneStep} from './scene';
import {sceneShape} from './sceneShape';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Checks a scene file: its required fields, the looks of its controls, and that steps name screens, controls, pictures
 * and apps that exist. Throws one line that names file, field, what was found and what is allowed.
 */
export function readScene(file: string, data: unknown): Scene {
  const scene = checkShape(file, data);
  for (const app of scene.apps) {
    const screens = app.screens.map(({id}) => id);
    const controls = app.screens
      .flatMap((screen) => listControls(screen.controls))
      .flatMap(({id}) => id ?? []);
    const known = {screens, controls, apps: scene.apps.map(({packageName}) => packageName)};
    for (const screen of app.screens) checkScreen(file, scene, screen, known);
    for (const name of Object.entries(app.merges ?? {}).flat())
      expectOneOf(file, `${app.packageName}: merges`, name, Object.keys(scene.pictures ?? {}));
    for (const step of app.window?.onClose ?? []) checkStep(file, app.packageName, step, known);
  }
  return scene;
}

interface Known {
  screens: readonly string[];
  controls: readonly string[];
  apps: readonly string[];
}

function checkShape(file: string, data: unknown): Scene {
  const id = file.replace(/^.*\//, '').replace(/\.json$/, '');
  const fields: Fields = typeof data === 'object' && data !== null ? {...data} : {};
  const texts = ['title', 'description', 'start'];
  for (const field of texts)
    if (typeof fields[field] !== 'string')
      throw describeInvalid({file, field, found: fields[field], allowed: 'a text'});
  if (fields.id !== id) throw describeInvalid({file, field: 'id', found: fields.id, allowed: id});
  if (!['android', 'ios', 'windows'].some((name) => name === fields.platform))
    throw describeInvalid({
      file,
      field: 'platform',
      found: fields.platform,
      allowed: 'android, ios, windows',
    });
  if (!isScene(fields))
    throw describeInvalid({file, field: 'apps', found: fields.apps, allowed: 'a list of apps with screens'});
  validate(sceneShape, fields, file);
  if (!fields.apps.some(({packageName}) => packageName === fields.start)) {
    const names = fields.apps.map(({packageName}) => packageName).join(', ');
    const allowed = names || 'the packageName of one of its apps';
    throw describeInvalid({file, field: 'start', found: fields.start, allowed});
  }
  return fields;
}

function isScene(fields: Fields): fields is Fields & Scene {
  const {apps, device} = fields;
  return (
    typeof device === 'object' &&
    Array.isArray(apps) &&
    apps.length > 0 &&
    apps.every((app) => typeof app?.packageName === 'string' && Array.isArray(app.screens))
  );
}

function checkScreen(file: string, scene: Scene, screen: SceneScreen, known: Known): void {
  for (const step of [...(screen.onOpen ?? []), ...Object.values(screen.onKey ?? {}).flat()])
    checkStep(file, screen.id, step, known);
  for (const control of listControls(screen.controls)) {
    expectOneOf(file, `${screen.id}: look`, control.look, Object.keys(DEFAULT_HEIGHTS));
    const {picture, onArrive = {}, steers} = control;
    for (const name of [picture ?? [], Object.keys(onArrive)].flat())
      expectOneOf(file, `${screen.id}: picture`, name, Object.keys(scene.pictures ?? {}));
    if (steers) expectOneOf(file, `${screen.id}: steers`, steers.control, known.controls);
    const {onTap, onLongTap, onRightTap, onDoubleTap, onHover, onType} = control;
    for (const steps of [
      onTap,
      onLongTap,
      onRightTap,
      onDoubleTap,
      onHover,
      onType,
      ...Object.values(onArrive),
    ])
      for (const step of steps ?? []) checkStep(file, screen.id, step, known);
  }
}

function checkStep(file: string, screen: string, step: SceneStep, known: Known): void {
  const expect = (field: string, found: string, allowed: readonly string[]): void =>
    expectOneOf(file, `${screen}: ${step.do} ${field}`, found, allowed);
  if ('screen' in step) expect('screen', step.screen, known.screens);
  if ('control' in step) expect('control', step.control, known.controls);
  if ('packageName' in step) expect('packageName', step.packageName, known.apps);
  if ('steps' in step) for (const inner of step.steps) checkStep(file, screen, inner, known);
}

function expectOneOf(file: string, field: string, found: string, allowed: readonly string[]): void {
  if (!allowed.includes(found)) throw describeInvalid({file, field, found, allowed: allowed.join(', ')});
}

function listControls(controls: readonly SceneControl[]): SceneControl[] {
  return controls.flatMap((control) => [control, ...listControls(control.children ?? [])]);
}
