import type {RecordedStep} from './recordedStep';

/** What a step does, in a sentence. */
export function describeStep(step: RecordedStep): string {
  switch (step.kind) {
    case 'press':
      return `Presses “${step.name}”.`;
    case 'type':
      return `Types into “${step.name}”.`;
    case 'tapControl':
      return `Taps the middle of “${step.name}”.`;
    case 'read':
      return `Prints what “${step.name}” says.`;
    case 'open':
      return `Opens ${step.app}.`;
    case 'tap':
      return `Presses the place ${step.at.join(', ')}: there is no control that a selector finds. On another screen it lies elsewhere.`;
    case 'slide':
      return step.to[1] < step.from[1]
        ? 'Slides up, which shows what is below.'
        : 'Slides down, which shows what is above.';
    case 'key':
      return step.key === 'back' ? 'Presses Back.' : 'Goes to the home screen.';
  }
}
