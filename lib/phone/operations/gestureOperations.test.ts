import {expect, it} from 'vitest';
import {printFrom} from '../testing/printFrom';

const FIND_DOT = 'FindColors.find_color("#E5484D", rect=[640, 140, 1020, 460])["y"]';

it('steers for as long as a finger is down, also one that is moved step by step', async () => {
  const output = await printFrom(
    'meadow',
    'import time',
    'from ascript.android.action import Path, Touch, gesture',
    'from ascript.android.screen import FindColors',
    `before = ${FIND_DOT}`,
    'Touch.down(280, 1940, 0)',
    'Touch.move(280, 1820, 0)',
    'time.sleep(1)',
    'Touch.up(280, 1820, 0)',
    `middle = ${FIND_DOT}`,
    'finger = Path(duration=500)',
    'finger.moveTo(280, 1940)',
    'finger.lineTo(280, 1820)',
    'gesture(finger)',
    `print(before - middle, middle - ${FIND_DOT})`,
  );
  expect(output).toBe('60 30\n');
});

it('drags with a finger that is moved step by step', async () => {
  const output = await printFrom(
    'nursery',
    'from ascript.android.action import Touch',
    'from ascript.android.screen import FindImages',
    'from ascript.android.system import R',
    'Touch.down(180, 840)',
    'Touch.move(540, 840)',
    'Touch.up(900, 840)',
    'print(len(FindImages.find_all(R.img("seed.png"), confidence=0.97)))',
  );
  expect(output).toBe('3\n');
});
