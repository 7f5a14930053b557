import {expect, it} from 'vitest';
import {findForeignTool} from './foreignTools';

it.each([
  ['driver.find_element(AppiumBy.ID, "a")', 'appium'],
  ['- tapOn: "Save"', 'appium'],
  ['onView(withId(R.id.save)).perform(click())', 'appium'],
  ['d(text="OK").click()', 'uiautomator2'],
  ['d(scrollable=True).scroll.to(text="About")', 'uiautomator2'],
  ['touch(Template(r"a.png"))', 'airtest'],
  ['textContains("Rain").findOne()', 'auto js'],
  ['pyautogui.click(1, 2)', 'desktop tools'],
  ['pywinauto.findwindows.ElementNotFoundError', 'desktop tools'],
  ['app.top_window()', 'desktop tools'],
])('knows where %s comes from', (code, tool) => {
  expect(findForeignTool(code)).toBe(tool);
});

it('takes code of AScript and plain words for its own', () => {
  expect(findForeignTool('Selector().text("OK").find()')).toBeUndefined();
  expect(findForeignTool('how do I wait for a text')).toBeUndefined();
});
