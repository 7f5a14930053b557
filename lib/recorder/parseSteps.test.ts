import {expect, it} from 'vitest';
import {parseSteps} from './parseSteps';
import type {RecordedStep} from './recordedStep';

it('reads the steps that were written', () => {
  const steps: RecordedStep[] = [
    {kind: 'open', app: 'a.b'},
    {kind: 'press', chain: 'Selector().text("^A$")', name: 'A'},
    {kind: 'tapControl', chain: 'Selector().text("^A$")', name: 'A'},
    {kind: 'type', chain: 'Selector().id("b")', name: 'B', text: ''},
    {kind: 'read', chain: 'Selector().id("b")', name: 'B', property: 'text'},
  ];
  expect(parseSteps(JSON.stringify(steps))).toEqual(steps);
});

it.each([
  '',
  '{',
  'null',
  '{}',
  '[null]',
  '["press"]',
  '[{"kind":"press","name":"A"}]',
  '[{"kind":"type","chain":"c","name":"A","text":7}]',
  '[{"kind":"toString"}]',
  '[{"kind":"slide","from":[1,2],"to":[3,4]}]',
  '[{"kind":"open","app":"a"},{"kind":"open"}]',
])('reads nothing from %s', (json) => {
  expect(parseSteps(json)).toBeUndefined();
});
