import {expect, it} from 'vitest';
import {printFrom} from '../testing/printFrom';

it('prints the type of a picture that it shows, as the product does', async () => {
  const output = await printFrom(
    'shop',
    'from ascript.android import screen',
    'from ascript.android.system import R',
    'from ascript.android.ui import ImageWindow',
    'for picture in (screen.capture(), screen.capture_cv(), R.img("start.png")):',
    '    ImageWindow.show(picture)',
  );
  expect(output.split('\n')).toEqual([
    "<class 'android.graphics.Bitmap'>",
    "<class 'numpy.ndarray'>",
    "<class 'str'>",
    '',
  ]);
});
