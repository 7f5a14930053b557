import {quote} from '../phone/inspect/describeSelector';
import type {RecordedPlatform, RecordedStep} from './recordedStep';

const EMPTY = '# Each press on the phone adds a line here.\n';

const WAIT_FOR = `def wait_for(look: Callable[[], Optional[Node]]) -> Node:
    """Looks for a control once a second, ten times at most."""
    for _ in range(10):
        time.sleep(1)
        node = look()
        if node is not None:
            return node
    raise LookupError("The control of this line did not show within ten seconds.")
`;

/** The steps that are calls of the module `action`. */
const ACTIONS: ReadonlySet<RecordedStep['kind']> = new Set(['tap', 'tapControl', 'slide', 'key']);

/** How long a slide takes, in milliseconds: a faster one flings a list further than the finger goes. */
const SLIDE_MS = 500;

/** Writes the script that does the steps again. It waits before each, as an app needs a moment for the one before. */
export function writeRecording(platform: RecordedPlatform, steps: readonly RecordedStep[]): string {
  if (steps.length === 0) return EMPTY;
  const hasChains = steps.some((step) => 'chain' in step);
  const modules = [
    ...(steps.some(({kind}) => ACTIONS.has(kind)) ? ['action'] : []),
    ...(steps.some(({kind}) => kind === 'open') ? ['system'] : []),
  ];
  const lines = [
    'import time',
    ...(hasChains ? ['from typing import Callable, Optional'] : []),
    '',
    ...(modules.length > 0 ? [`from ascript.${platform} import ${modules.join(', ')}`] : []),
    ...(hasChains ? [`from ascript.${platform}.node import Node, Selector`] : []),
    '',
    ...(hasChains ? ['', WAIT_FOR, ''] : []),
    ...steps.map((step) => writeStep(platform, step)),
  ];
  return `${lines.join('\n')}\n`;
}

function writeStep(platform: RecordedPlatform, step: RecordedStep): string {
  const isIos = platform === 'ios';
  switch (step.kind) {
    case 'press':
      return `${writeWait(step.chain)}.click()`;
    case 'type':
      return isIos
        ? writeIosTyping(step.chain, step.text)
        : `${writeWait(step.chain)}.input(${quote(step.text)})`;
    case 'tapControl':
      return `node = ${writeWait(step.chain)}\naction.click(node.rect.centerX(), node.rect.centerY())`;
    case 'read':
      return `print(${writeWait(step.chain)}.${step.property})`;
    case 'open':
      return `system.open(${quote(step.app)})`;
    case 'tap':
      return afterMoment(`action.click(${step.at.join(', ')})`);
    case 'slide':
      return afterMoment(`action.slide(${[...step.from, ...step.to, SLIDE_MS].join(', ')})`);
    case 'key':
      return afterMoment(isIos ? `action.${step.key}()` : `action.Key.${step.key}()`);
  }
}

/** `set_text` adds to what a field holds. */
function writeIosTyping(chain: string, text: string): string {
  return `field = ${writeWait(chain)}\nfield.clear_text()\nfield.set_text(${quote(text)})`;
}

function writeWait(chain: string): string {
  return `wait_for(lambda: ${chain}.find())`;
}

function afterMoment(call: string): string {
  return `time.sleep(1)\n${call}`;
}
