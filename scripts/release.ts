import path from 'node:path';
import {parseArgs} from 'node:util';
import {type PublishOptions, publishRelease, rollBack} from '../lib/deploy/publishRelease';
import {toMessage} from '../lib/errors/toMessage';

const ROOT = path.resolve(__dirname, '..');
const USE =
  'Use: npm run release -- <folder on the server> [--keep <releases, 5>] [--keep-days <days, 30>] [--allow-missing] [--from <folder, release>] [--back]';

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      keep: {type: 'string', default: '5'},
      'keep-days': {type: 'string', default: '30'},
      'allow-missing': {type: 'boolean', default: false},
      from: {type: 'string', default: path.join(ROOT, 'release')},
      back: {type: 'boolean', default: false},
    },
  });
  const [target, ...more] = positionals;
  if (target === undefined || more.length > 0) throw new Error(USE);
  const options: PublishOptions = {
    keep: toCount('--keep', values.keep, 2),
    keepDays: toCount('--keep-days', values['keep-days'], 0),
    allowMissing: values['allow-missing'],
  };
  const name = values.back ? await rollBack(target) : await publishRelease(values.from, target, options);
  console.log(`${path.join(target, 'current')} leads to ${name}`);
}

function toCount(option: string, text: string, least: number): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= least) return count;
  throw new Error(`npm run release: ${option} is "${text}"; allowed: a whole number from ${least}`);
}

void main().catch((error: unknown) => {
  console.error(toMessage(error));
  process.exitCode = 1;
});
