import {expect, it} from 'vitest';
import {condense} from './condense';

const TRACEBACK = `Traceback (most recent call last):
  File "/data/user/0/app/files/__init__.py", line 7, in <module>
    point = FindColors.find("10,20,#FFFFFF")
com.chaquo.python.PyException: ModuleNotFoundError: No module named 'numpy'
`;

it('takes the error of a traceback, without the package that it comes from', () => {
  expect(condense(TRACEBACK)).toBe("ModuleNotFoundError: No module named 'numpy'");
  expect(condense('KeyError: 1\nduring that\nValueError: bad\n')).toBe('ValueError: bad');
});

it('reads a traceback that a mail quotes, and one out of the log of Android', () => {
  const quoted = TRACEBACK.split('\n').map((line) => `> ${line}`);
  expect(condense(quoted.join('\n'))).toBe("ModuleNotFoundError: No module named 'numpy'");
  const error = "AttributeError: 'NoneType' object has no attribute 'click'";
  expect(
    condense(`11-22 10:15:01.123  4821  4903 E python  : Traceback (most recent call last):
11-22 10:15:01.124  4821  4903 E python  : ${error}
11-22 10:15:01.130  4821  4821 D ViewRootImpl: ViewPostIme pointer 0`),
  ).toBe(error);
  expect(condense(`E/python.stderr( 4821): Traceback:\nE/python.stderr( 4821): ${error}`)).toBe(error);
});

it('knows exceptions in small letters, and those that only their module tells apart', () => {
  const frame = '  File "a.py", line 1, in <module>\n    show(cv2.imread(path))\n';
  const last = (error: string) => condense(`Traceback (most recent call last):\n${frame}${error}`);
  expect(last('cv2.error: OpenCV(4.5.1) error: (-215:Assertion failed) !_src.empty()')).toBe(
    'cv2.error: OpenCV(4.5.1) error: (-215:Assertion failed) !_src.empty()',
  );
  expect(last('socket.timeout: timed out')).toBe('socket.timeout: timed out');
  expect(last('requests.exceptions.MissingSchema: No schema supplied')).toBe(
    'MissingSchema: No schema supplied',
  );
  expect(last('KeyboardInterrupt')).toBe('KeyboardInterrupt');
});

it.each([
  [
    "* daemon started successfully\nerror: device unauthorized.\nTry 'adb kill-server'.",
    'error: device unauthorized.',
  ],
  [
    'Performing Streamed Install\nadb: failed to install app.apk: Failure [INSTALL_FAILED_OLDER_SDK]',
    'adb: failed to install app.apk: Failure [INSTALL_FAILED_OLDER_SDK]',
  ],
  [
    'Looking in indexes: https://pypi.org/simple\nERROR: No matching distribution found for numpy',
    'ERROR: No matching distribution found for numpy',
  ],
  [
    '2025-11-03 21:14:07.551 xcodebuild[47:90] Writing results\n/a/B.xcodeproj: error: Signing requires a team.',
    'error: Signing requires a team.',
  ],
  [
    'esptool.py v4.7.0\nSerial port COM5\nA fatal error occurred: Failed to connect to ESP32',
    'A fatal error occurred: Failed to connect to ESP32',
  ],
  [
    'find_blob_index_by_name output0 failed\nTry\n    ex.input("in0", in0);',
    'find_blob_index_by_name output0 failed',
  ],
  [
    '11-30 09:12:44.120  1523  1897 I ActivityManager: Start proc\n11-30 09:12:44.130  1523  1897 W Binder: unable to start',
    'unable to start',
  ],
])('takes what a tool complains of: %j', (text, line) => expect(condense(text)).toBe(line));

it('leaves out the prefix of a logger, also of a short line', () => {
  expect(condense('2025-11-30 10:01:22,345 - root - ERROR - Connection refused')).toBe('Connection refused');
  expect(condense('11-30 09:12:44.120  4821  4821 E adb     : device offline')).toBe('device offline');
});

it('makes room for the end of a long message by leaving out paths and addresses', () => {
  expect(
    condense(
      'adb: failed to install C:\\Users\\me\\Downloads\\my-app.apk: Failure [INSTALL_FAILED_OLDER_SDK]',
    ),
  ).toBe('adb: failed to install Failure [INSTALL_FAILED_OLDER_SDK]');
  expect(
    condense(
      'error: OpenCV(4.5.1) /tmp/build/opencv/modules/imgproc/src/color.cpp:182: (-215:Assertion failed)',
    ),
  ).toBe('error: OpenCV(4.5.1) (-215:Assertion failed)');
});

it('takes the first line of code where there is no error', () => {
  expect(condense('# a sample\nfrom ascript.android.node import Selector\nprint(1)')).toBe(
    'from ascript.android.node import Selector',
  );
});

it('leaves a text as it is that is no longer than a query', () => {
  expect(condense('how to tap a button')).toBe('how to tap a button');
});

it('takes the first line that says something where there is neither', () => {
  expect(condense('\n  > how to tap a button  \non the second screen')).toBe('how to tap a button');
  const letter = 'how to tap a button that is below the list and that only comes in sight later';
  expect(condense(` ${letter}`)).toBe(letter);
  expect(condense(' '.repeat(70))).toBe('');
});

it('takes no time for a line of any length, such as a key or a picture written as text', () => {
  const before = process.cpuUsage();
  for (const line of [
    `token=${'a'.repeat(20_000)}`,
    `show(a${'.a'.repeat(10_000)}`,
    `${'a.'.repeat(10_000)}b`,
  ])
    expect(condense(line)).toBe(line.slice(0, 500));
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(1);
});
