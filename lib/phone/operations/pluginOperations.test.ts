import {expect, it} from 'vitest';
import {printFrom} from '../testing/printFrom';

it('has a plug-in only after it was loaded, and detects what the scene says', async () => {
  const output = await printFrom(
    'shop',
    'from ascript.android import plug',
    'from ascript.android.system import R',
    'try:',
    '    import Yolov8Ncnn',
    'except ImportError:',
    '    print("not yet")',
    'plug.load("Yolov8Ncnn:1.3")',
    'import Yolov8Ncnn',
    'print(Yolov8Ncnn.load("/nowhere.param", "/nowhere.bin", 3), Yolov8Ncnn.detect())',
    'print(Yolov8Ncnn.load(R.res("model/game.param"), R.res("model/game.bin"), 3))',
    'print(Yolov8Ncnn.detect()[0], len(Yolov8Ncnn.detect()))',
    'import yolov5',
    'print(yolov5.find_all()[0])',
  );
  expect(output).toBe(
    [
      'not yet',
      'False []',
      'True',
      "{'class_id': 0, 'confidence': 0.91, 'rect': [100, 1500, 160, 1560]} 3",
      "{'label': 'coin', 'x': 100, 'y': 1500, 'w': 60, 'h': 60, 'prob': 0.91}",
      '',
    ].join('\n'),
  );
});

it('hands notifications to the script with the classes of Android', async () => {
  const output = await printFrom(
    'alerts',
    'import time',
    'from android.app import Notification as Names',
    'from ascript.android import system',
    'from ascript.android.system import Notification',
    'def show(posted):',
    '    extras = posted.getNotification().extras',
    '    title = extras.getCharSequence(Names.EXTRA_TITLE)',
    '    print(posted.getPackageName(), title, title == extras.getString(Names.EXTRA_TITLE), posted.getPostTime())',
    '    posted.getNotification().contentIntent.send()',
    'Notification.listen(show)',
    'time.sleep(20)',
    'print(system.get_foreground_app())',
  );
  expect(output).toBe(
    'com.example.mail New message True 4000\ncom.example.bank Bank True 9000\ncom.example.chat Ada True 14000\ncom.example.chat\n',
  );
});

it('hears the notifications of one app until it is told to stop', async () => {
  const output = await printFrom(
    'alerts',
    'import time',
    'from ascript.android.event import NotificationEvent',
    '@NotificationEvent.on(package="com.example.bank")',
    'def show(event):',
    '    print(event.package, event.title, event.text[:12], event.time)',
    '    NotificationEvent.stop()',
    'time.sleep(60)',
  );
  expect(output).toBe('com.example.bank Bank Your code is 9000\n');
});

it('works on arrays as OpenCV does', async () => {
  const output = await printFrom(
    'shop',
    'import cv2',
    'import numpy',
    'from ascript.android import screen',
    'shot = screen.capture_cv()',
    'grey = cv2.cvtColor(shot, cv2.COLOR_BGR2GRAY)',
    '_, clean = cv2.threshold(grey, 150, 255, cv2.THRESH_BINARY_INV)',
    'print(shot.shape, grey.shape, clean.size, cv2.countNonZero(clean) > 600000)',
    'print(cv2.countNonZero(cv2.cvtColor(cv2.absdiff(shot, shot), cv2.COLOR_BGR2GRAY)))',
    'cv2.rectangle(shot, (100, 400), (980, 1200), (0, 0, 255), 4)',
    'print(shot[400, 100], isinstance(shot, numpy.ndarray), cv2.imwrite("/sdcard/a.png", shot))',
    'print(cv2.dilate(clean, numpy.ones((3, 3), numpy.uint8)).shape)',
  );
  expect(output).toBe('(2400, 1080, 3) (2400, 1080) 2592000 True\n0\n[0, 0, 255] True True\n(2400, 1080)\n');
});

it('reads with a glyph library of the project, and leaves out what it does not hold', async () => {
  const output = await printFrom(
    'shop',
    'from ascript.android.screen import Ocr',
    'from ascript.android.system import R',
    'font = R.res("font.t")',
    'print(Ocr.matrix(font, rect=[820, 60, 1040, 130]), Ocr.matrix(font, rect=[0, 0, 200, 80]))',
    'print(Ocr.matrix(R.res("none.t")), Ocr.matrix_detail(font, rect=[820, 60, 1040, 130])["chars"][0])',
  );
  expect(output).toBe("1480 1230\nNone {'text': '1', 'x': 830, 'y': 74, 'w': 35, 'h': 42}\n");
});
