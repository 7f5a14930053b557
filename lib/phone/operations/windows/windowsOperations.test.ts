import {expect, it} from 'vitest';
import {printFrom} from '../../testing/printFrom';

const IMPORTS = [
  'from pathlib import Path',
  'from ascript.windows.hardware import Keyboard, Mouse',
  'from ascript.windows.screen import FindColors, FindImages, Screen',
  'from ascript.windows.system import Device, KeyValue, R',
  'from ascript.windows.window import Selector, Window',
  'from ascript.windows.window.Window import WindowCaptureFormat',
  'from rapidocr import RapidOCR',
];

const run = (...lines: string[]) => printFrom('desktop', ...IMPORTS, ...lines);

it('finds windows by title, process and class, and none by others', async () => {
  const output = await run(
    'print(Window.find(title_re="^Calc").process_name, Window.find(process_name="NOTEPAD").title)',
    'print(Window.find(class_name="Note"), [one.pid for one in Window.find_all()])',
  );
  expect(output).toBe('CalculatorApp.exe Untitled - Notepad\nNone [4120, 4124]\n');
});

it('presses controls of a covered window, and its picture shows what happened', async () => {
  const output = await run(
    'window = Window.find(title_re="^Calculator$")',
    'for key in ("num7", "plus", "num3", "equal"):',
    '    Selector(window).res_id("^" + key + "Button$").find().click()',
    'window.minimize()',
    'print(window.is_minimized, Selector(window).name("^Display is 10$").find() is not None)',
    'picture = window.capture("shot.png", force_activate=False)',
    'print(picture.size, [item.txt for item in RapidOCR()(picture).find_all("^10$")], Path("shot.png").exists())',
    'print(window.capture(format=WindowCaptureFormat.OPENCV).shape, window.is_minimized)',
  );
  expect(output).toBe("True True\n(356, 542) ['10'] True\n(542, 356, 3) False\n");
});

it('types where the focus is, through the clipboard what is not plain, and over what is selected', async () => {
  const output = await run(
    'Mouse.click(500, 300).wait(0.5)',
    'Keyboard.input("one").key("enter").input("café")',
    'field = lambda: Selector(Window.find(process_name="notepad")).type("DocumentControl")',
    'print(field().value("one.caf.").find() is not None)',
    'Keyboard.key_hot("ctrl", "a").input("new").key_hot("ctrl", "s")',
    'print(field().value("new").find() is not None, Selector(Window.find(process_name="notepad")).name("^Saved$").find() is not None)',
  );
  expect(output).toBe('True\nTrue True\n');
});

it('closes by the title bar what a click hits there, and moves what is dragged by it', async () => {
  const output = await run(
    'window = Window.find(title_re="Notepad")',
    'Mouse.drag(400, 120, from_x=300, from_y=75)',
    'print(window.rect.left, window.rect.top)',
    'Mouse.click(window.rect.right - 10, window.rect.top + 10)',
    'print(Window.find(title_re="Notepad"))',
  );
  expect(output).toBe('290 105\nNone\n');
});

it('answers a wrong argument as Python does, and an action on a closed window in words', async () => {
  await expect(run('Mouse.click(1, 2, tween=3)')).rejects.toThrow("unexpected keyword argument 'tween'");
  await expect(run('w = Window.find(title_re="Notepad")', 'w.kill()', 'w.activate()')).rejects.toThrow(
    'the window is closed',
  );
  await expect(run('Mouse.click(1, 2, button="primary")')).rejects.toThrow('allowed: left, middle, right');
});

it('holds a modifier once, however a combination spells it', async () => {
  const output = await run(
    'Mouse.click(500, 300).wait(0.5)',
    'Keyboard.input("one")',
    'Keyboard.key_down("ctrl").key_hot("Ctrl", "a").key_up("ctrl").input("new")',
    'field = Selector(Window.find(process_name="notepad")).type("DocumentControl")',
    'print(field.value("new").find() is not None)',
  );
  expect(output).toBe('True\n');
});

it('clicks nothing when a button is released that is not down', async () => {
  const output = await run(
    'window = Window.find(title_re="Notepad")',
    'Mouse.mouse_up(window.rect.right - 10, window.rect.top + 10)',
    'print(Window.find(title_re="Notepad") is not None)',
    'Mouse.mouse_down().mouse_up()',
    'print(Window.find(title_re="Notepad"))',
  );
  expect(output).toBe('True\nNone\n');
});

it('captures the whole of a window that hangs out of the screen', async () => {
  const output = await run(
    'window = Window.find(title_re="Calculator")',
    'def look():',
    '    key = Selector(window).res_id("^num7Button$").find()',
    '    picture = window.capture(format=WindowCaptureFormat.PIL)',
    '    seven = [item.center for item in RapidOCR()(picture).find_all("^7$")]',
    '    return picture.size, seven, key.capture().tobytes()',
    'before = look()',
    'window.move(-150, 60)',
    'print(look() == before, before[:2])',
  );
  expect(output).toBe('True ((356, 542), [(52, 239)])\n');
});

it('counts places from the corner of a picture also where its region began outside of the screen', async () => {
  const output = await run(
    'read = lambda region: [item.center for item in RapidOCR()(Screen.capture(rect=region)).find_all("^Edit$")]',
    'print(read([0, 0, 900, 900]) == read([-10, -20, 900, 900]))',
  );
  expect(output).toBe('True\n');
});

it('keeps values by name and by brackets, and finds files of the project by the paths of Windows', async () => {
  const output = await run(
    'KeyValue["a"] = {"limit": 20}',
    'print(KeyValue.get("a", {}).get("limit"), KeyValue["a"]["limit"])',
    'del KeyValue["a"]',
    'print(KeyValue.get("a"), R.res("a/b.txt"), R.get_root(), Device.os.type)',
    'target = Path(R.res("new"), "b.txt")',
    'target.parent.mkdir(parents=True)',
    'target.write_text("text")',
    'print(target, target.read_text(), [path.name for path in target.parent.glob("*.txt")])',
  );
  expect(output).toBe(
    "20 20\nNone C:\\project\\res\\a\\b.txt C:\\project Windows\nC:\\project\\res\\new\\b.txt text ['b.txt']\n",
  );
});

it('searches the window of a handle, and refuses one that is closed', async () => {
  const output = await run(
    'window = Window.find(title_re="Calculator")',
    'key = Selector(window).res_id("^num7Button$").find().capture()',
    'by_handle = FindImages.find_all_template(key, im_source=window._state["handle"])',
    'print(by_handle[0].center == FindImages.find_all_template(key, im_source=window)[0].center)',
    'window.kill()',
    'for source in (1, window):',
    '    try:',
    '        FindImages.find_all_template(key, im_source=source)',
    '    except ValueError as error:',
    '        print(str(error)[:34])',
  );
  expect(output).toBe('True\nthere is no window with the handle\nthere is no window with the handle\n');
});

it('does not read what another window covers', async () => {
  const output = await run(
    'read = lambda: [item.txt for item in RapidOCR()(Screen.capture()).find_all("^(7|Edit)$")]',
    'print(read())',
    'Window.find(title_re="Calculator").move(200, 60)',
    'Window.find(title_re="Calculator").activate()',
    'print(read())',
  );
  expect(output).toBe("['Edit', '7']\n['7']\n");
});

it('finds a program by path, by a pattern of its name, and by a name that is not a pattern', async () => {
  const output = await run(
    'from ascript.windows.window.launcher import Launcher',
    'print(Launcher.get_info(name=r"note.ad\\.exe"), Launcher.get_info(name="notepad++"))',
    'print(Launcher.get_info(path=r"C:\\Windows\\System32\\notepad.exe"))',
  );
  const notepad = "('C:\\\\Windows\\\\System32\\\\notepad.exe', 'notepad.exe')";
  expect(output).toBe(`${notepad} (None, 'notepad++')\n${notepad}\n`);
});

it('says which pattern is not valid, in words of its own', async () => {
  const output = await run(
    'window = Window.find(process_name="notepad")',
    'for search in (lambda: Selector(window).name("C++").find(), lambda: Window.find(title_re="C++")):',
    '    try:',
    '        search()',
    '    except Exception as error:',
    '        print(error)',
  );
  expect(output).toBe('"C++" is not a valid regular expression\n'.repeat(2));
});
