import type {RuleId} from '../finding';

/** A script with one mistake, and the expected finding. */
export interface WrongScript {
  about: string;
  lines: readonly string[];
  line: number;
  rule: RuleId;
  /** Part of the expected message. */
  says: string;
}

const SCREEN = 'from ascript.android.screen import';
const ACTION = 'from ascript.android.action import';
const SELECTOR = 'from ascript.android.node import Selector';

/** Mistakes that assistants make, or that old tutorials teach. */
export const WRONG_SCRIPTS: readonly WrongScript[] = [
  // Invented names
  wrong('a function that does not exist', [`${ACTION} tap`, 'tap(1, 2)'], 1, 'invented-name', 'has no `tap`'),
  wrong('a misspelt function', [`${ACTION} clik`], 1, 'invented-name', '`ascript.android.action.click`'),
  wrong(
    'a module that does not exist',
    ['from ascript.android.mouse import click'],
    1,
    'invented-name',
    '`ascript.android.action.click`',
  ),
  wrong(
    'a module without its platform',
    ['from ascript.screen import FindColors'],
    1,
    'invented-name',
    'no module `ascript.screen`',
  ),
  wrong(
    'a function of another module',
    [`${ACTION} shell`],
    1,
    'invented-name',
    '`ascript.android.system.shell`',
  ),
  wrong(
    'a member of a module',
    ['from ascript.android import media', 'media.beep()'],
    2,
    'invented-name',
    'has no `beep`',
  ),
  wrong(
    'a method of a class',
    [`${SCREEN} FindColors`, 'FindColors.search("0,0,#ffffff")'],
    2,
    'invented-name',
    '`FindColors` has no `search`',
  ),
  wrong(
    'a key of a result that is written like an attribute',
    [`${SCREEN} FindImages`, 'hit = FindImages.find("a.png")', 'if hit:', '    print(hit.center_x)'],
    4,
    'invented-name',
    'write `hit["center_x"]`',
  ),
  wrong(
    'a loop over what may be nothing',
    [`${SCREEN} Ocr`, 'for hit in Ocr.find_all("a"):', '    print(hit)'],
    2,
    'unchecked-none',
    '`Ocr.find_all("a")` may be `None` here',
  ),
  wrong(
    'a key that a result does not have',
    [`${SCREEN} FindImages`, 'hit = FindImages.find("a.png")', 'if hit:', '    print(hit["x"])'],
    4,
    'invented-name',
    'without a key `x`. It has `"',
  ),
  wrong(
    'an attribute of a result that is not one of its keys either',
    [`${SCREEN} Ocr`, 'hit = Ocr.find("a")', 'if hit:', '    print(hit.score)'],
    4,
    'invented-name',
    '`"confidence"`',
  ),
  wrong(
    'a link of a selector',
    [SELECTOR, 'node = Selector().has_text("OK").find()'],
    2,
    'invented-name',
    '`Selector` has no `has_text`',
  ),
  wrong(
    'an argument',
    [`${ACTION} click`, 'click(1, 2, wait=3)'],
    2,
    'invented-name',
    'no argument `wait`; it has `x`, `y`, `dur`',
  ),
  wrong(
    'a call of another platform',
    ['from ascript.ios.screen import GetColorNum'],
    1,
    'invented-name',
    'has no `GetColorNum`',
  ),
  wrong(
    'a library that no phone has',
    ['import uiautomater'],
    1,
    'invented-name',
    '`uiautomater` is neither a module',
  ),
  // Names of 2023
  wrong(
    'the old package',
    ['from airscript.action import click'],
    1,
    'old-name',
    '`ascript.android.action.click`',
  ),
  wrong(
    'an old class of the old package',
    ['from airscript.screen import Screen'],
    1,
    'old-name',
    '`ascript.android.screen.capture`',
  ),
  wrong(
    'an old name in the new package',
    ['from ascript.android.ui import Float'],
    1,
    'old-name',
    '`ascript.android.ui.FloatWindow`',
  ),
  wrong(
    'a misspelling of 2023',
    ['from ascript.android.ui import Dialog', 'Dialog.promat("Name?")'],
    2,
    'old-name',
    '`ascript.android.ui.Dialog.prompt`',
  ),
  wrong(
    'a chain of 2023',
    [`${SCREEN} FindColors`, 'FindColors("0,0,#ffffff").rect([0, 0, 9, 9]).find()'],
    2,
    'old-name',
    'Chains are gone',
  ),
  wrong(
    'a chain of 2023 that reads text',
    [`${SCREEN} Ocr`, 'Ocr().mode(1).rect(0, 0, 9, 9).pattern("OK").find()'],
    2,
    'old-name',
    'Chains are gone',
  ),
  wrong(
    'a chain of 2023 under the import of 2023',
    ['from airscript.screen import FindColors', 'FindColors("0,0,#ffffff").diff("#050505").find()'],
    2,
    'old-name',
    'Chains are gone',
  ),
  wrong(
    'a unit under the import of 2023',
    ['from airscript.action import click', 'click(1, 2, 0.3)'],
    2,
    'wrong-unit',
    'write `300`',
  ),
  wrong(
    'R made with a file',
    ['from ascript.android.system import R', 'print(R(__file__).res("a.png"))'],
    2,
    'old-name',
    'call its methods on the class',
  ),
  wrong(
    'R.context as a call',
    ['from ascript.android.system import R', 'print(R.context())'],
    2,
    'old-name',
    'leave the parentheses out',
  ),
  wrong(
    'a tolerance as a colour',
    [`${SCREEN} FindColors`, 'FindColors.find("0,0,#ffffff", diff="#050505")'],
    2,
    'old-name',
    'from 0 to 1',
  ),
  wrong(
    'a key of a result of 2023',
    [`${SCREEN} FindImages`, 'hit = FindImages.find("a.png")', 'if hit:', '    print(hit["rectangle"])'],
    4,
    'old-name',
    'use `rect`',
  ),
  // Wrong units
  wrong(
    'seconds for milliseconds',
    [`${SCREEN} FindColors`, 'FindColors.find("0,0,#ffffff", until=5)'],
    2,
    'wrong-unit',
    'write `5000`',
  ),
  wrong(
    'a part of a second for milliseconds',
    [`${ACTION} swipe`, 'swipe(1, 9, 1, 2, 0.3)'],
    2,
    'wrong-unit',
    'write `300`',
  ),
  wrong(
    'milliseconds for seconds, by a name',
    [`${SCREEN} Ocr`, 'LIMIT = 10 * 1000', 'Ocr.wait("OK", timeout=LIMIT)'],
    3,
    'wrong-unit',
    'write `10` for 10000 ms',
  ),
  wrong(
    'milliseconds for the press of an iOS control',
    [
      'from ascript.ios.node import Selector',
      'node = Selector().label("OK").find()',
      'if node:',
      '    node.click(20)',
    ],
    4,
    'wrong-unit',
    'counts in seconds',
  ),
  wrong(
    'milliseconds on Windows',
    ['from ascript.windows.hardware.mouse import Mouse', 'Mouse.wait(1500)'],
    2,
    'wrong-unit',
    'write `1.5`',
  ),
  wrong('milliseconds for time.sleep', ['import time', 'time.sleep(2000)'], 2, 'wrong-unit', 'write `2`'),
  wrong(
    'per cent for a similarity',
    [`${SCREEN} FindImages`, 'FindImages.find("a.png", confidence=90)'],
    2,
    'wrong-unit',
    'write `0.9`',
  ),
  // Loops
  wrong(
    'a loop that asks without a pause',
    [SELECTOR, 'while True:', '    if Selector().text("OK").find():', '        break'],
    2,
    'busy-loop',
    'has no pause',
  ),
  wrong(
    'a loop in brackets that asks without a pause',
    [SELECTOR, 'while(True):', '    if Selector().text("OK").find():', '        break'],
    2,
    'busy-loop',
    'has no pause',
  ),
  wrong(
    'a condition that asks without a pause',
    [SELECTOR, 'while not Selector().text("OK").find():', '    pass'],
    2,
    'busy-loop',
    'has no pause',
  ),
  wrong('a loop without anything', ['while True:', '    pass'], 1, 'busy-loop', 'has no pause'),
  wrong(
    'a pause that is never called',
    [
      'import time',
      `${SCREEN} get_color`,
      'while True:',
      '    def rest() -> None:',
      '        time.sleep(1)',
      '    print(get_color(1, 1))',
    ],
    3,
    'busy-loop',
    'has no pause',
  ),
  wrong(
    'a wait without a limit',
    [
      'import time',
      SELECTOR,
      'while True:',
      '    if Selector().text("OK").find():',
      '        break',
      '    time.sleep(1)',
    ],
    3,
    'endless-wait',
    'count the tries',
  ),
  wrong(
    'a condition without a limit',
    [
      'import time',
      SELECTOR,
      'node = None',
      'while node is None:',
      '    node = Selector().text("OK").find()',
      '    time.sleep(1)',
    ],
    4,
    'endless-wait',
    'has no limit',
  ),
  // None
  wrong(
    'a result that may be None',
    [`${SCREEN} FindColors`, 'hit = FindColors.find("0,0,#ffffff")', 'print(hit.x, hit.y)'],
    3,
    'unchecked-none',
    '`if hit is not None:`',
  ),
  wrong(
    'a chain over None',
    [SELECTOR, 'Selector().text("OK").find().click()'],
    2,
    'unchecked-none',
    'Keep the result in a name',
  ),
  wrong(
    'None handed on',
    [`${SCREEN} FindColors`, `${ACTION} click`, 'click(FindColors.find("0,0,#ffffff"))'],
    3,
    'unchecked-none',
    'may be `None`',
  ),
  wrong(
    'a selector that never looks',
    [SELECTOR, 'Selector().text("OK").click()'],
    2,
    'missing-find',
    'without `find()`',
  ),
  // Newer Python
  wrong(
    'match',
    ['kind = 1', 'match kind:', '    case 1:', '        print("one")'],
    2,
    'newer-python',
    'use `if`',
  ),
  wrong(
    'a union with a bar',
    ['def wait(limit: int | None) -> None:', '    print(limit)'],
    1,
    'newer-python',
    '`Optional[…]`',
  ),
  wrong(
    'a list in brackets',
    ['def add(names: list[str]) -> None:', '    print(names)'],
    1,
    'newer-python',
    '`List[…]`',
  ),
  wrong('a method of 3.9', ['print("a.png".removesuffix(".png"))'], 1, 'newer-python', 'text.endswith(s)'),
  wrong('dicts joined with a bar', ['print({"a": 1} | {"b": 2})'], 1, 'newer-python', '`{**a, **b}`'),
  wrong(
    'brackets around two files',
    ['with (open("a") as a, open("b") as b):', '    print(a, b)'],
    1,
    'newer-python',
    'Python 3.9',
  ),
  wrong(
    'a library of 3.9',
    ['from zoneinfo import ZoneInfo', 'print(ZoneInfo("UTC"))'],
    1,
    'newer-python',
    'came with Python 3.9',
  ),
  // Two platforms
  wrong(
    'a call of a second platform',
    ['from ascript.android.node import Selector', 'from ascript.ios.action import click'],
    2,
    'two-platforms',
    '`ascript.ios` is for iOS',
  ),
  // What Python itself refuses
  wrong('a text for a number', [`${ACTION} click`, 'click("left", 2)'], 2, 'type', 'cannot be assigned'),
  wrong('a missing argument', [`${ACTION} click`, 'click()'], 2, 'type', 'missing'),
  wrong('a bracket that is not closed', ['print("a"', 'print("b")'], 1, 'syntax', 'not closed'),
];

function wrong(
  about: string,
  lines: readonly string[],
  line: number,
  rule: RuleId,
  says: string,
): WrongScript {
  return {about, lines, line, rule, says};
}
