import type {Platform} from '@site/lib/platforms';

/** What the workbench offers to begin with, by the platform of the scene. */
export const FIRST_SCRIPTS: Readonly<Record<Platform, string>> = {
  android: `from ascript.android.node import Selector

row = Selector().text("^Bluetooth$").find()
if row is None:
    print("There is no Bluetooth on this screen.")
else:
    row.click()
    print("Opened", row.text)
`,
  ios: `from ascript.ios.node import Selector

row = Selector().label("General").find()
if row is None:
    print("There is no General on this screen.")
else:
    print("Taps", row.label)
    row.click()
`,
  windows: `from ascript.windows.window import Selector, Window

window = Window.find(title_re="^Calculator$", timeout=2)
if window is None:
    print("There is no calculator on this desktop.")
else:
    key = Selector(window).res_id("^num7Button$").find()
    if key is None:
        print("The calculator has no key 7.")
    else:
        key.click()
        print("Pressed the key 7.")
`,
};
