import path from 'node:path';
import {expect, it} from 'vitest';
import {loadScene} from '../scene/loadScene';
import {runOnPhone} from '../testing/runOnPhone';

const ROOT = path.resolve(__dirname, '../../..');

async function print(lines: readonly string[], sceneName = 'form'): Promise<string> {
  const scene = loadScene(ROOT, sceneName, 'test');
  const {output, outcome} = await runOnPhone({source: lines.join('\n'), scene});
  expect(outcome).toEqual({status: 'done'});
  return output;
}

it('hands the messages of a window’s page to the script, by key or to one function, while it waits', async () => {
  const source = [
    'from ascript.android.ui import WebWindow',
    'window = WebWindow("res/ui/settings.html")',
    '@window.on("start")',
    'def start(value):',
    '    print("start", value)',
    '    window.close()',
    'window.show(wait=True)',
    'panel = WebWindow("res/ui/panel.html")',
    'panel.tunner(lambda key, value: print(key, repr(value)))',
    'panel.show(wait=True)',
    'print("closed")',
  ];
  expect(await print(source)).toBe("start 12\nspeed '5'\npause ''\nclosed\n");
});

it('sets an event from a message while the script waits for the event', async () => {
  const source = [
    'import threading, time',
    'from ascript.android.ui import WebWindow',
    'loaded = threading.Event()',
    'window = WebWindow("res/ui/progress.html")',
    '@window.on("ready")',
    'def ready(value):',
    '    loaded.set()',
    'window.show()',
    'print(loaded.wait(5), time.monotonic() < 2)',
  ];
  expect(await print(source)).toBe('True True\n');
});

it('presses an entry of the menu that the scene names', async () => {
  const source = [
    'import time',
    'from ascript.android.ui import FloatWindow',
    'FloatWindow.add_menu("stop", "stop.png", lambda: print("pressed"))',
    'FloatWindow.add_menu("other", "stop.png", lambda: print("never"))',
    'time.sleep(5)',
  ];
  expect(await print(source)).toBe('pressed\n');
});

it('allows a permission when it is asked for', async () => {
  const source = [
    'from ascript.android.system import permission',
    'print(permission.has("camera"), permission.ensure(permission.CAMERA), permission.has("camera"))',
    'print(permission.request("camra"), len(permission.list_all()))',
  ];
  expect(await print(source)).toBe('False True True\n-2 14\n');
});

it('has the accessibility service on, since its scripts run in that mode', async () => {
  const source = [
    'from ascript.android.system import R, permission',
    'key = permission.ACCESSIBILITY_SERVICE',
    'print(R.mode, permission.has(key), permission.has("accessibility_service"), permission.ensure(key))',
    'print(permission.request(key))',
  ];
  expect(await print(source)).toBe('2 True True True\n0\n');
});

it('knows where it is, and reports it until it is told to stop', async () => {
  const source = [
    'import time',
    'from ascript.android import location',
    'print(location.get_last().getLatitude())',
    'location.request(lambda place: print(place.getAccuracy()), min_time_updata=2000)',
    'time.sleep(6)',
    'location.close()',
    'time.sleep(6)',
  ];
  expect(await print(source)).toBe('52.520008\n8\n8\n');
});

it('reports each position once to a script that asks for it a second time', async () => {
  const source = [
    'import time',
    'from ascript.android import location',
    'for name in ["first", "second"]:',
    '    location.request(lambda place, name=name: print(name), min_time_updata=2000)',
    '    time.sleep(4)',
    '    location.close()',
  ];
  expect(await print(source)).toBe('first\nsecond\n');
});

it('fills in only the element of a page that is found', async () => {
  const source = [
    'from ascript.android.node import WebSelector',
    'from ascript.android.ui import WebWindow',
    'window = WebWindow("/project/res/ui/a.html")',
    'window.show()',
    'def read():',
    '    return [one.value for one in WebSelector(window).tag("input").find_all()]',
    'WebSelector(window).tag("input").input("tea").find()',
    'print(read())',
    'WebSelector(window).tag("input").input("milk").find_all(2)',
    'print(read())',
  ];
  const scene = loadScene(ROOT, 'form', 'test');
  const files = {'res/ui/a.html': '<body><input><input><input></body>'};
  const {output} = await runOnPhone({source: source.join('\n'), scene, files});
  expect(output).toBe("['tea', '', '']\n['milk', 'milk', '']\n");
});

it('finds, walks and fills in the elements of a page that the project has', async () => {
  const source = [
    'from ascript.android.node import WebSelector',
    'from ascript.android.ui import WebWindow',
    'window = WebWindow("/project/res/ui/a.html")',
    'print(WebSelector(window).tag("h1").find())',
    'window.show()',
    'button = WebSelector(window).attr("id", "go").find()',
    'field = button.parent(1).child(2)',
    'field.input("tea")',
    'print(field.tag_name, button.brother(-0.1).tag_name, [one.tag_name for one in button.brother()])',
    'print(WebSelector(window).tag("h1|input").find_all()[1].value, button.text)',
  ];
  const scene = loadScene(ROOT, 'form', 'test');
  const html = '<body><h1>Shop</h1><input><button id="go">Search</button></body>';
  const {output} = await runOnPhone({source: source.join('\n'), scene, files: {'res/ui/a.html': html}});
  expect(output).toBe("None\ninput input ['h1', 'input']\ntea Search\n");
});

it('keeps the order of the numbers of a path', async () => {
  const source = [
    'from ascript.android.action import Path, gesture',
    'path = Path(duration=10)',
    'path.moveTo(1, 2)',
    'path.cubicTo(3, 4, 5, 6, 7, 8)',
    'gesture(path)',
  ];
  const scene = loadScene(ROOT, 'form', 'test');
  const {events} = await runOnPhone({source: source.join('\n'), scene});
  expect(events.find(({type}) => type === 'swipe')).toMatchObject({
    paths: [
      [
        [1, 2],
        [7, 8],
      ],
    ],
  });
});
