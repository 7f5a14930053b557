import type {SceneStep} from '../scene/scene';
import {fillIn} from './layoutScreen';
import {type LiveControl, walkScreens} from './liveControl';
import type {PhoneEvent} from './phoneEvent';
import type {RunningApp} from './runningApp';

/** The actions that steps of apps need from the phone or desktop. */
export interface AppHost {
  open(packageName: string): void;
  goBack(app: RunningApp): void;
  close(app: RunningApp): void;
}

/** What steps can change beyond the variables and controls of their app. */
export interface StepHost extends AppHost {
  openScreen(app: RunningApp, id: string): void;
  isRunning(app: RunningApp): boolean;
  schedule(afterMs: number, run: () => void): void;
  clipboard(): string;
  /** Sets the clipboard, and reports the change. */
  copy(text: string): void;
  addEvent(event: PhoneEvent): void;
}

/** Runs steps of a scene for an app; `{text}` in them stands for `typed`. */
export type StepRunner = (app: RunningApp, steps: readonly SceneStep[], typed?: string) => void;

/** Makes a runner whose steps act on this host. */
export function createStepRunner(host: StepHost): StepRunner {
  function runSteps(app: RunningApp, steps: readonly SceneStep[], typed?: string): void {
    for (const step of steps) runStep(app, step, typed);
  }

  function runStep(app: RunningApp, step: SceneStep, typed: string | undefined): void {
    switch (step.do) {
      case 'open':
        host.openScreen(app, step.screen);
        return;
      case 'back':
        host.goBack(app);
        return;
      case 'launch':
        host.open(step.packageName);
        return;
      case 'close':
        host.close(app);
        return;
      case 'show':
      case 'hide':
        changeControls(app, step.control, (control) => {
          control.isHidden = step.do === 'hide';
        });
        return;
      case 'focus':
        changeControls(app, step.control, ({key}) => {
          app.focusedKey = key;
        });
        return;
      case 'check':
        changeControls(app, step.control, (control) => {
          control.isChecked = step.checked;
        });
        return;
      case 'text':
        changeControls(app, step.control, (control) => {
          control.text = fillTyped(app, step.text, typed);
        });
        return;
      case 'set':
        app.variables[step.variable] =
          typeof step.value === 'string' ? fillTyped(app, step.value, typed) : step.value;
        return;
      case 'add':
        app.variables[step.variable] = numberIn(app, step.variable) + numberIn(app, step.amount);
        return;
      case 'copy':
        host.copy(fillTyped(app, step.text, typed));
        return;
      case 'paste':
        changeControls(app, step.control, (control) => {
          control.text = `${control.text ?? ''}${host.clipboard()}`;
        });
        return;
      case 'toast':
        host.addEvent({type: 'toast', text: fillTyped(app, step.text, typed), ms: 2000});
        return;
      case 'if':
        if (new RegExp(step.matches).test(String(app.variables[step.variable] ?? '')))
          runSteps(app, step.steps, typed);
        return;
      case 'after':
        host.schedule(step.ms, () => {
          if (host.isRunning(app)) runSteps(app, step.steps, typed);
        });
        return;
    }
  }

  return runSteps;
}

function numberIn({variables}: RunningApp, source: number | string): number {
  return typeof source === 'number' ? source : Number(variables[source] ?? 0);
}

function fillTyped({variables}: RunningApp, text: string, typed: string | undefined): string {
  return fillIn(text, typed === undefined ? variables : {...variables, text: typed});
}

function changeControls(app: RunningApp, id: string, change: (control: LiveControl) => void): void {
  for (const control of walkScreens(app.screens)) if (control.spec.id === id) change(control);
}
