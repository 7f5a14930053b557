import {type ColorService, createColorService} from '@site/lib/colors/createColorService';
import {toMessage} from '@site/lib/errors/toMessage';
import type {ColorAnswer, ColorCall} from './colorMessages';

const service = createColorService();

self.addEventListener('message', ({data}: MessageEvent<ColorCall>) => {
  const {id} = data;
  answer(data).then(
    (result) => post({kind: 'done', id, result}),
    (error: unknown) => post({kind: 'failed', id, message: toMessage(error)}),
  );
});
post({kind: 'started'});

async function answer({name, input}: ColorCall): Promise<unknown> {
  // A call has the input of its name (ColorCall); TypeScript does not follow the pair into a call.
  const run = service[name] as (input: ColorCall['input']) => ReturnType<ColorService[typeof name]>;
  return run(input);
}

function post(message: ColorAnswer): void {
  self.postMessage(message);
}
