import path from 'node:path';
import {expect, it} from 'vitest';
import {loadModel} from '../../api/loadModel';
import {printFrom} from '../testing/printFrom';

const model = loadModel(path.resolve(__dirname, '../../..'));

it('leaves the function of the script as it is under a decorator, also of an event that is not simulated', async () => {
  const decorators = [...model.modules.values()].flatMap(({name, symbols}) =>
    symbols
      .filter(({isStatic, signatures}) => isStatic && signatures.some(({returns}) => isDecorator(returns)))
      .map(({qualname}) => ({module: name, qualname})),
  );
  expect(decorators).toContainEqual({module: 'ascript.android.event', qualname: 'KeyEvent.on'});
  const lines = decorators.flatMap(({module, qualname}) => [
    `from ${module} import ${qualname.split('.')[0]}`,
    `@${qualname}()`,
    'def heard(event):',
    `    return "${qualname}"`,
    'print(heard(None))',
  ]);
  expect(await printFrom('settings', ...lines)).toBe(
    decorators.map(({qualname}) => `${qualname}\n`).join(''),
  );
});

function isDecorator(type = ''): boolean {
  return type.startsWith('Callable[[Callable[');
}

it('has the methods of a thread that does not start, and runs its function when the script calls it', async () => {
  const output = await printFrom(
    'settings',
    'import threading',
    'worker = threading.Thread(target=print, args=("works",), kwargs={"sep": "-"}, name="tapper")',
    'worker.setDaemon(True)',
    'worker.start()',
    'print(worker.name, worker.getName(), worker.isDaemon(), worker.daemon, worker.ident, worker.is_alive())',
    'worker.run()',
    'threading.Thread().run()',
    'lock = threading.Lock()',
    'with lock:',
    '    print(lock.locked())',
    'print(lock.locked())',
  );
  expect(output).toBe('tapper tapper True True None False\nworks\nTrue\nFalse\n');
});
