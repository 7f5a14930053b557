import {expect, it} from 'vitest';
import {expandQuery} from './expandQuery';

it.each([
  ['images.findImage(img, tpl)', 'find image picture screen'],
  ['WebDriverWait', 'wait until control appears timeout'],
  ['driver.press_keycode(4)', 'press key back home'],
  ['SetForegroundWindow', 'window handle windows'],
  ['- longPressOn: "Save"', 'long press hold'],
  ['app.buttons.waitForExistence(timeout: 5)', 'wait until control appears timeout'],
  ['new RootAutomator()', 'root mode tap gesture'],
  ['waitVanish("busy.png", 10)', 'wait until gone'],
  ['dm.BindWindow(hwnd)', 'window message background'],
])('knows what %s does', (text, words) => {
  expect(expandQuery(text)).toBe(words);
});

it('knows what a message is about', () => {
  expect(expandQuery('SSLError: CERTIFICATE_VERIFY_FAILED')).toBe('https certificate http');
  expect(expandQuery('INSTALL_FAILED_UPDATE_INCOMPATIBLE')).toBe('install apk fail');
  expect(expandQuery('Invalid media projection')).toBe('screenshot record screen permission');
});

it('knows questions that stop words alone tell apart', () => {
  expect(expandQuery('screen always on')).toBe('sleep wake lock power');
  expect(expandQuery('turn the screen off')).toBe('sleep wake lock power');
  expect(expandQuery('screen region')).toBe('');
});

it('takes a name of one word for a word where nothing calls it', () => {
  expect(expandQuery('children of a list')).toBe('');
  expect(expandQuery('poco.children()')).not.toBe('');
});
