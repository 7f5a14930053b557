import {expect, it} from 'vitest';
import {readArguments} from './readArguments.mjs';

const COMMAND = {
  name: 'npm start',
  summary: 'builds and serves the site',
  options: {
    port: {value: 'number', isPort: true, says: 'the port'},
    host: {value: 'name', says: 'the host'},
    open: {says: 'opens a browser'},
  },
};

function read(...words: string[]) {
  return readArguments(COMMAND, words);
}

it('reads options with their values, in either spelling', () => {
  expect(read('--port', '4000', '--host=0.0.0.0', '--open')).toEqual({
    values: {port: '4000', host: '0.0.0.0', open: true},
  });
});

it('reads no words as no options', () => {
  expect(read()).toEqual({values: {}});
});

it('gives the help that is asked for', () => {
  expect(read('--help')).toEqual({
    help: [
      'npm start: builds and serves the site',
      '',
      '  --port <number>  the port',
      '  --host <name>    the host',
      '  --open           opens a browser',
      '  --help           shows this text',
    ].join('\n'),
  });
});

it.each([
  [['--prot', '4000'], 'npm start: found "--prot"; allowed: --port, --host, --open, --help'],
  [['--__proto__'], 'npm start: found "--__proto__"; allowed: --port, --host, --open, --help'],
  [['-p', '4000'], 'npm start: found "-p"; allowed: --port, --host, --open, --help'],
  [['4000'], 'npm start: found "4000"; allowed: --port, --host, --open, --help'],
  [['--port'], 'npm start: found "--port" alone; allowed: --port <number>'],
  [['--host='], 'npm start: found "--host" alone; allowed: --host <name>'],
  [['--open=yes'], 'npm start: found "--open=yes"; allowed: --open'],
  [
    ['--port', 'x'],
    'npm start: found "--port x"; allowed: a whole number from 0 to 65535; 0 takes a free port',
  ],
  [
    ['--port', '65536'],
    'npm start: found "--port 65536"; allowed: a whole number from 0 to 65535; 0 takes a free port',
  ],
])('refuses %j in one line', (words, error) => {
  expect(read(...words)).toEqual({error});
});
