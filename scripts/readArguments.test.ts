import {expect, it} from 'vitest';
import {type Command, readArguments} from './readArguments.mjs';

const COMMAND: Command = {
  name: 'npm start',
  summary: 'builds and serves the site',
  options: {
    port: {value: 'number', kind: 'port', says: 'the port'},
    host: {value: 'name', says: 'the host'},
    rounds: {value: 'number', kind: 'count', says: 'how often'},
    open: {says: 'opens a browser'},
  },
};

const WITH_OPERAND: Command = {
  name: 'npm run release',
  summary: 'releases',
  operand: {name: 'folder', says: 'the folder on the server'},
  options: {keep: {value: 'releases', kind: 'count', least: 2, says: 'how many stay'}},
};

function read(...words: string[]) {
  return readArguments(COMMAND, words);
}

it('reads options with their values, in either spelling', () => {
  expect(read('--port', '4000', '--host=0.0.0.0', '--rounds', '3', '--open')).toEqual({
    values: {port: '4000', host: '0.0.0.0', rounds: '3', open: true},
    operands: [],
  });
});

it('reads no words as no options', () => {
  expect(read()).toEqual({values: {}, operands: []});
});

it('gives the help that is asked for', () => {
  expect(read('--help')).toEqual({
    help: [
      'npm start: builds and serves the site',
      '',
      '  --port <number>    the port',
      '  --host <name>      the host',
      '  --rounds <number>  how often',
      '  --open             opens a browser',
      '  --help             shows this text',
    ].join('\n'),
  });
});

it.each([
  [['--prot', '4000'], 'npm start: found "--prot"; allowed: --port, --host, --rounds, --open, --help'],
  [['--__proto__'], 'npm start: found "--__proto__"; allowed: --port, --host, --rounds, --open, --help'],
  [['-p', '4000'], 'npm start: found "-p"; allowed: --port, --host, --rounds, --open, --help'],
  [['4000'], 'npm start: found "4000"; allowed: --port, --host, --rounds, --open, --help'],
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
  [['--rounds', '0'], 'npm start: found "--rounds 0"; allowed: a whole number from 1'],
  [['--rounds', 'many'], 'npm start: found "--rounds many"; allowed: a whole number from 1'],
])('refuses %j in one line', (words, error) => {
  expect(read(...words)).toEqual({error});
});

it('reads an operand by its name, before or after the options', () => {
  for (const words of [
    ['/srv/a', '--keep', '2'],
    ['--keep', '2', '/srv/a'],
  ])
    expect(readArguments(WITH_OPERAND, words)).toEqual({
      values: {folder: '/srv/a', keep: '2'},
      operands: ['/srv/a'],
    });
});

it('lists the operand in the help before the options', () => {
  expect(readArguments(WITH_OPERAND, ['--help'])).toEqual({
    help: [
      'npm run release: releases',
      '',
      '  <folder>           the folder on the server',
      '  --keep <releases>  how many stay',
      '  --help             shows this text',
    ].join('\n'),
  });
});

it.each([
  [[], 'npm run release: found no <folder>; allowed: the folder on the server'],
  [['a', 'b'], 'npm run release: found "b"; allowed: one <folder>, --keep, --help'],
  [['a', 'a'], 'npm run release: found "a"; allowed: one <folder>, --keep, --help'],
  [['a', '--keep', '1'], 'npm run release: found "--keep 1"; allowed: a whole number from 2'],
])('refuses %j where one operand is needed', (words, error) => {
  expect(readArguments(WITH_OPERAND, words)).toEqual({error});
});

const WITH_LIST: Command = {
  name: 'npm run lint:script',
  summary: 'lints',
  operand: {name: 'script', says: 'the file of a script', isList: true},
  options: {},
};

it('reads several operands where a command takes a list', () => {
  expect(readArguments(WITH_LIST, ['a.py', 'b.py'])).toMatchObject({operands: ['a.py', 'b.py']});
});

it.each([
  [[], 'npm run lint:script: found no <script>; allowed: the file of a script'],
  [['a.py', '--fix'], 'npm run lint:script: found "--fix"; allowed: <script>, --help'],
])('refuses %j where a list of operands is needed', (words, error) => {
  expect(readArguments(WITH_LIST, words)).toEqual({error});
});
