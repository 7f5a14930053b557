import type {Platform} from '@site/lib/platforms';

/** Scripts for certain scenes. */
const OF_SCENE: Readonly<Record<string, string>> = {
  settings: `from ascript.android.node import Selector

row = Selector().text("^Bluetooth$").parent(2).find()
if row is None:
    print("There is no Bluetooth on this screen.")
else:
    row.click()
    print("Opened Bluetooth.")
`,
  iphone: `from ascript.ios.node import Selector

row = Selector().label("General").find()
if row is None:
    print("There is no General on this screen.")
else:
    print("Taps", row.label)
    row.click()
`,
  desktop: `from ascript.windows.window import Selector, Window

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

/** Scripts for all other scenes, which list what can be pressed. */
const OF_PLATFORM: Readonly<Record<Platform, string>> = {
  android: `from ascript.android.node import Selector

found = Selector().clickable(True).find_all() or []
for node in found:
    print(node.text or node.desc or node.id or node.type, "at", node.center_x, node.center_y)
if not found:
    print("Nothing here is a control: look for colours and pictures.")
`,
  ios: `from ascript.ios.node import Selector

found = Selector().type("XCUIElementTypeButton").find_all()
for node in found:
    print(node.label or node.name, "at", node.rect.x, node.rect.y)
if not found:
    print("There is no button here: look at the tree of controls.")
`,
  windows: `from ascript.windows.window import Selector, Window

for window in Window.find_all():
    buttons = Selector(window).type("ButtonControl").find_all()
    print(window.title, "has", len(buttons), "buttons")
`,
};

/** The script with which the workbench begins on a scene. */
export function toFirstScript(sceneId: string, platform: Platform): string {
  return OF_SCENE[sceneId] ?? OF_PLATFORM[platform];
}
