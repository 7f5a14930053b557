import {expect, it} from 'vitest';
import {printFrom} from '../testing/printFrom';

const IMPORTS = [
  'from ascript.android.screen import Eraser, FindColors, Ocr',
  'from ascript.android.screen.gp import GPStack, GPTask, Result',
  'from ascript.android.screen.gp_tasks import Canny, Crop, Threshold',
  'def run(*steps):',
  '    stack = GPStack()',
  '    for step in steps:',
  '        stack.add(step)',
  '    return stack.run()',
];

it('runs steps on what the one before made, and counts places from the cut', async () => {
  const output = await printFrom(
    'shop',
    ...IMPORTS,
    'result = run(Crop(0, 1200, 1080, 2400), FindColors("0,0,#FF3B30|40,40,#FF3B30"))',
    'print(result.data[0]["x"], result.data[0]["y"], result.offset_x, result.offset_y)',
    'print(run(Crop(600, 60, 1060, 180), Threshold(150)).image.shape)',
    'print([box["w"] for box in run(Canny(width_range=[800, 1000])).data])',
  );
  expect(output).toBe('60 140 0 1200\n(120, 460)\n[1000, 1000]\n');
});

it('reads no text that was painted over or has become all black', async () => {
  const output = await printFrom(
    'shop',
    ...IMPORTS,
    'def read(*steps):',
    '    return [piece["text"] for piece in run(Crop(0, 0, 640, 180), *steps, Ocr()).data]',
    'print(read(), read(Eraser([0, 0, 200, 80])), read(Threshold(255)))',
  );
  expect(output).toBe("['12:30', '0245'] ['0245'] []\n");
});

it('reads the texts of a scaled picture, and counts their places in it', async () => {
  const output = await printFrom(
    'shop',
    ...IMPORTS,
    'from ascript.android.screen.gp_tasks import Resize',
    'def read(*steps):',
    '    return [(piece["text"], piece["rect"]) for piece in run(Crop(0, 0, 640, 180), *steps, Ocr()).data]',
    'def halve(found):',
    '    return [(text, [round(place / 2) for place in rect]) for text, rect in found]',
    'print(halve(read(Resize(scale=2))) == read(), [text for text, _ in read(Resize(scale=0.5))])',
    'print(halve(read(Resize(scale=2), Crop(400, 0, 1280, 360))) == read(Crop(200, 0, 640, 180)))',
  );
  expect(output).toBe("True ['12:30', '0245']\nTrue\n");
});

it('scales to the width, the height or both that a script gives', async () => {
  const output = await printFrom(
    'shop',
    ...IMPORTS,
    'from ascript.android.screen.gp_tasks import Resize',
    'for step in (Resize(width=320), Resize(height=90), Resize(width=1280, height=180), Resize(height=90, scale=2)):',
    '    print(run(Crop(0, 0, 640, 180), step).image.shape[:2])',
    'print([piece["rect"][1] for piece in run(Crop(0, 0, 640, 180), Resize(width=1280, height=180), Ocr()).data]',
    '    == [piece["rect"][1] for piece in run(Crop(0, 0, 640, 180), Ocr()).data])',
  );
  expect(output).toBe('(90, 320)\n(90, 320)\n(180, 1280)\n(360, 1280)\nTrue\n');
});

it('runs a step of the script, hands on what it gives, and refuses a class', async () => {
  const output = await printFrom(
    'shop',
    ...IMPORTS,
    'class Move(GPTask):',
    '    name = "Move"',
    '    def run(self, cv_image, offset_x=0, offset_y=0, data=None):',
    '        return Result(cv_image[100:, :], offset_x, offset_y + 100, "seen")',
    'result = run(Move())',
    'print(result.image.shape, result.offset_y, result.data)',
    'try:',
    '    run(Move)',
    'except TypeError as error:',
    '    print(error)',
  );
  expect(output).toBe('(2300, 1080, 3) 100 seen\nadd() needs a step, not the class Move: write Move(...)\n');
});

it('reads codes, also from a file at half its size, and pictures that the script has saved', async () => {
  const output = await printFrom(
    'shop',
    'from ascript.android import screen',
    'from ascript.android.screen import CodeScanner',
    'print([code["value"] for code in CodeScanner.scan()])',
    'print(CodeScanner.scan(bitmap=screen.file_to_bitmap("/sdcard/ticket.png", 2)))',
    'screen.bitmap_to_file("/sdcard/a.png", screen.capture(0, 0, 300, 200))',
    'print(screen.file_to_bitmap("/sdcard/a.png").getWidth())',
  );
  expect(output).toBe(
    "['https://docs.python.org/3/']\n[{'value': 'TICKET-4711', 'format': 256, 'type': 7, 'rect': [0, 0, 132, 132]}]\n300\n",
  );
});

it('runs the shell commands that the phone knows, and reports their lines to a listener', async () => {
  const output = await printFrom(
    'reader',
    'from ascript.android import system',
    'from ascript.android.system import ShellListener',
    'class Lines(ShellListener):',
    '    def commandOutput(self, i, s):',
    '        print(i, s)',
    '    def commandTerminated(self, i, s):',
    '        pass',
    '    def commandCompleted(self, i, i1):',
    '        print("ended", i1)',
    'system.shell("wm size", Lines())',
    'print(system.get_foreground_app(), system.shell("am force-stop com.example.reader").code)',
    'print(system.get_foreground_app() == "com.example.reader")',
  );
  expect(output).toBe('0 Physical size: 1080x2400\nended 0\ncom.example.reader 0\nFalse\n');
});
