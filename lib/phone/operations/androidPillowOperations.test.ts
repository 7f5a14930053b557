import {expect, it} from 'vitest';
import {printFrom} from '../testing/printFrom';

it('gives pictures of Pillow on Android, which can be cropped, saved and opened', async () => {
  const output = await printFrom(
    'settings',
    'from ascript.android import screen',
    'from PIL import Image',
    'shot = screen.capture_pil(0, 0, 500, 600)',
    'part = shot.crop((0, 0, 100, 50))',
    'part.save("/sdcard/part.png")',
    'opened = Image.open("/sdcard/part.png")',
    'print(shot.size, opened.size, opened.tobytes() == part.tobytes())',
    'print(screen.bitmap_to_pilimage(screen.capture()).resize((10, 20)).size, Image.new("RGB", (5, 6)).size)',
    'for picture in (screen.capture(pixel_format=screen.FORMAT_PIL_IMAGE), screen.capture()):',
    '    print(hasattr(picture, "crop"), hasattr(picture, "getPixel"))',
    'try:',
    '    Image.open("/sdcard/none.png")',
    'except FileNotFoundError:',
    '    print("no such file")',
  );
  expect(output).toBe('(500, 600) (100, 50) True\n(10, 20) (5, 6)\nTrue False\nFalse True\nno such file\n');
});
