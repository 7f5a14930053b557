import {expect, it} from 'vitest';
import {printFrom} from '../testing/printFrom';

const TIME = '2026-01-01 09:00:00,001';

it('writes lines with time and level to each handler', async () => {
  const lines = await printFrom(
    'settings',
    'import logging, sys',
    'logging.basicConfig(',
    '    level=logging.INFO,',
    '    format="%(asctime)s %(levelname)-8s %(message)s",',
    '    handlers=[logging.FileHandler("/sdcard/a.log", encoding="utf-8"), logging.StreamHandler(sys.stdout)],',
    ')',
    'logging.info("Texts: %d", 3)',
    'logging.debug("never")',
    'print(open("/sdcard/a.log").read(), end="")',
  );
  expect(lines).toBe(`${TIME} INFO     Texts: 3\n`.repeat(2));
});

it('gives loggers names and levels of their own', async () => {
  const lines = await printFrom(
    'settings',
    'import logging, sys',
    'logging.basicConfig(stream=sys.stdout)',
    'shop = logging.getLogger("shop")',
    'shop.setLevel("DEBUG")',
    'shop.debug("%s of %(n)s" if False else "%s left", 2)',
    'logging.info("below the level of the root")',
    'print(logging.getLogger("shop") is shop, logging.getLevelName(logging.ERROR))',
  );
  expect(lines).toBe('DEBUG:shop:2 left\nTrue ERROR\n');
});

it('adds the traceback of the error that is handled', async () => {
  const lines = await printFrom(
    'settings',
    'import logging, sys',
    'logging.basicConfig(stream=sys.stdout, format="%(message)s")',
    'try:',
    '    [][1]',
    'except IndexError:',
    '    logging.exception("Failed")',
  );
  expect(lines).toBe(
    'Failed\nTraceback (most recent call last):\n  File "main.py", line 4, in <module>\nIndexError: list index out of range\n',
  );
});
