/** What the simulated phone shows: the app, the control that was found, the tap, or what came of it. */
export type PhoneState = 'app' | 'found' | 'tapped' | 'done';

export interface Step {
  /** Line of the script (src/pages/_home/_hero.mdx) that runs. */
  line: number;
  caption: string;
  phone: PhoneState;
}

export const STEPS = [
  {line: 1, caption: 'the script knows how to find controls.', phone: 'app'},
  {line: 3, caption: 'it looks for a control with this text, and finds it.', phone: 'found'},
  {line: 4, caption: 'had it found nothing, it would say so.', phone: 'found'},
  {line: 7, caption: 'it presses the control.', phone: 'tapped'},
  {line: 8, caption: 'the app answers, and the script goes on.', phone: 'done'},
] as const satisfies readonly Step[];
