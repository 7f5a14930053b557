import path from 'node:path';
import {expect, it} from 'vitest';
import {loadScene} from '../../scene/loadScene';
import {printFrom} from '../../testing/printFrom';
import {runOnPhone} from '../../testing/runOnPhone';

const NODE = 'from ascript.ios.node import Node, Selector';

it('finds controls of an iPhone by label, relation, expression and XPath, and reads them anew each time', async () => {
  const output = await printFrom(
    'iphone',
    NODE,
    'row = Selector().label("Bluetooth").parent(1).child().type("XCUIElementTypeSwitch").find()',
    'print(row.value, row.label, row.name)',
    'row.click()',
    'print(row.value)',
    'print(Selector().xpath(\'//XCUIElementTypeCell[@name="General"]\').find().label)',
    'print(len(Selector().label("^S", Selector.MODE_MATCHES).find_all()))',
    'print(Selector().label("Nothing").find(), Selector().label("Nothing").find_all())',
  );
  expect(output).toBe('0 Bluetooth Bluetooth\n1\nGeneral\n0\nNone []\n');
});

it('gives places in pixels as screenshots have them, and the tree in points', async () => {
  const output = await printFrom(
    'iphone',
    NODE,
    'from ascript.ios import screen',
    'bar = Selector().type("XCUIElementTypeNavigationBar").find()',
    'print(bar.rect, bar.rect.right, bar.rect.center.x, screen.size(), bar.scale())',
    'tree = Selector.xml()',
    'place = tree.find("XCUIElementTypeNavigationBar")',
    'print(tree[place + 28 : tree.find(">", place)])',
    'print(Selector().type("XCUIElementTypeCell").y(2000, Selector.MODE_GREATER).visible(True).find().label)',
  );
  expect(output).toContain('[0, 141, 1170, 250] 1170 585.0 (1170, 2532) 3\n');
  expect(output).toContain(' y="47" width="390" height="83" index="0"');
  expect(output).toMatch(/\nControl Center\n$/);
});

it('keeps what lies outside of a list in the tree, and scrolls until it shows', async () => {
  const output = await printFrom(
    'iphone',
    NODE,
    'row = Selector().label("Developer").find()',
    'print(row.visible)',
    'row.scroll()',
    'print(row.visible)',
    'row.click()',
    'print(Selector().label("UI Automation").find() is not None)',
  );
  expect(output).toBe('False\nTrue\nTrue\n');
});

it('refuses wrong names and arguments as the stubs do', async () => {
  const output = await printFrom(
    'iphone',
    'from ascript.ios import action',
    NODE,
    'for wrong in (lambda: action.click(), lambda: action.long_click(1, 2), lambda: Selector().text("x"),',
    '              lambda: Selector().find().scroll("away"), lambda: Selector().find().pickerwheel_select()):',
    '    try:',
    '        wrong()',
    '    except Exception as error:',
    '        print(type(error).__name__)',
  );
  expect(output).toBe('TypeError\nAttributeError\nAttributeError\nValueError\nNotImplementedError\n');
});

it('types behind what a field holds, empties it, and moves a row that was held', async () => {
  const output = await printFrom(
    'iphone-form',
    NODE,
    'from ascript.ios import action, ime',
    'from ascript.ios.screen import Ocr',
    'field = Selector().type("XCUIElementTypeSearchField").find()',
    'field.click()',
    'action.input("wea")',
    'ime.input_text("ther")',
    'print(field.value)',
    'field.clear_text()',
    'print(field.value)',
    'before = Ocr.find("^Milk$")["center_y"]',
    'action.touch_and_slide(1100, before, 1100, before + 360, 900)',
    'print(Ocr.find("^Milk$")["center_y"] - before)',
  );
  expect(output).toBe('weather\nSearch\n360\n');
});

it('turns a wheel to the entry that a text names', async () => {
  const output = await printFrom(
    'iphone-workshop',
    NODE,
    'wheel = Selector().type("XCUIElementTypePickerWheel").find()',
    'wheel.set_text("15")',
    'print(Selector().type("XCUIElementTypePickerWheel").find().value)',
  );
  expect(output).toBe('15\n');
});

it('reads the text of a picture that was cut out and cleaned', async () => {
  const output = await printFrom(
    'iphone-shop',
    'from ascript.ios import screen',
    'from ascript.ios.screen import Ocr',
    'from ascript.ios.screen.gp import GPStack',
    'from ascript.ios.screen.gp_tasks import Crop, Threshold',
    'from PIL import Image',
    'stack = GPStack(screen.capture(format=screen.FORMAT_CV_MAT))',
    'stack.add(Crop(820, 160, 1140, 240))',
    'stack.add(Threshold(150))',
    'result = stack.run()',
    'for piece in Ocr.find_all(image=Image.fromarray(result.image)):',
    '    print(piece["text"], piece["center_x"] + result.offset_x)',
  );
  expect(output).toBe('1250 909\n');
});

it('counts places from the corner of a picture also where its area began outside of the screen', async () => {
  const output = await printFrom(
    'iphone-shop',
    'from ascript.ios import screen',
    'from ascript.ios.screen import Ocr',
    'from ascript.ios.screen.gp import GPStack',
    'from ascript.ios.screen.gp_tasks import Crop',
    'read = lambda picture: Ocr.find_all("1250", image=picture)',
    'print(read(screen.capture((0, 0, 1170, 2532))) == read(screen.capture((-10, -20, 1170, 2532))))',
    'stack = GPStack(screen.capture(format=screen.FORMAT_CV_MAT))',
    'stack.add(Crop(-10, -20, 1170, 2532))',
    'result = stack.run()',
    'print(result.offset_x, result.offset_y, len(read(result.image)))',
  );
  expect(output).toBe('True\n0 0 1\n');
});

it('starts, stops and names apps, and reads the clipboard from the app of the product', async () => {
  const output = await printFrom(
    'iphone',
    'from ascript.ios import system',
    'print(system.app_current().bundle_id, system.app_state("com.apple.mobilenotes"))',
    'print(system.app_start("Notes"), system.app_start("com.example.none"), system.app_state("com.apple.Preferences"))',
    'print(system.app_stop("com.apple.Preferences"), system.app_state("com.apple.Preferences"))',
    'system.set_clipboard("Tea")',
    'print(system.get_clipboard(), system.app_current().name)',
  );
  expect(output).toBe('com.apple.Preferences 1\nTrue False 2\nTrue 1\nTea AScript\n');
});

it('says that the list of no controls is not documented', async () => {
  const scene = loadScene(path.resolve(__dirname, '../../../..'), 'iphone', 'test');
  const source = `${NODE}\nprint(Selector().label("General").find_all() == [], Selector().label("Nothing").find_all())`;
  const {events, output} = await runOnPhone({source, scene});
  expect(output).toBe('False []\n');
  expect(events.filter(({type}) => type === 'undocumented')).toMatchObject([
    {note: expect.stringContaining('find_all()')},
  ]);
});
