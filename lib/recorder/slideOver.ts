import type {Frame} from '../phone/device/frame';
import type {RecordedStep} from './recordedStep';

/** A slide over the middle of the screen, far enough for a list to show the next of it, and away from the edges. */
export function slideOver({width, height}: Frame, direction: 'up' | 'down'): RecordedStep {
  const x = Math.round(width / 2);
  const [high, low] = [Math.round(height * 0.3), Math.round(height * 0.7)];
  return direction === 'up'
    ? {kind: 'slide', from: [x, low], to: [x, high]}
    : {kind: 'slide', from: [x, high], to: [x, low]};
}
