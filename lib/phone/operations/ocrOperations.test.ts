import {expect, it} from 'vitest';
import {printFrom} from '../testing/printFrom';

it('reads patterns as Python writes them, in a search and in a step, and one that is none as plain text', async () => {
  const output = await printFrom(
    'settings',
    'from ascript.android.screen import Ocr',
    'from ascript.android.screen.gp import GPStack',
    'for pattern in ("(?i)^bluetooth$", "(?P<first>Blue)tooth", "Blue[tooth"):',
    '    stack = GPStack()',
    '    stack.add(Ocr(pattern=pattern))',
    '    found = Ocr.find(pattern)',
    '    print(found and found["text"], [piece["text"] for piece in stack.run().data])',
  );
  expect(output).toBe("Bluetooth ['Bluetooth']\nBluetooth ['Bluetooth']\nNone []\n");
});
