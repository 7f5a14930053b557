import {expect, it} from 'vitest';
import {type ControlState, type Frame, PLAIN_FLAGS} from '../device/frame';
import {drawFrame, placeTexts} from './drawFrame';

const plain: ControlState = {
  key: 1,
  look: 'text',
  type: 'text',
  bounds: [10, 20, 210, 80],
  packageName: 'app',
  ...PLAIN_FLAGS,
  children: [],
};

function frameOf(...children: ControlState[]): Frame {
  const root: ControlState = {...plain, key: 0, look: 'group', bounds: [0, 0, 300, 300], children};
  return {app: {packageName: 'app', name: 'App', activity: 'Main'}, width: 300, height: 300, root};
}

it('paints the ground, the picture and the text of a control, in this order', () => {
  const control: ControlState = {...plain, look: 'sprite', fill: '#112233', picture: 'dot', text: 'Hi'};
  const dot = {
    width: 9,
    height: 9,
    shapes: [{kind: 'circle', center: [4, 4], radius: 4, fill: '#FFFFFF'}] as const,
  };
  expect(drawFrame(frameOf(control), {dot})).toMatchObject([
    {kind: 'rect', bounds: plain.bounds, fill: '#112233'},
    {kind: 'circle', center: [14, 24]},
    {kind: 'text', text: 'Hi'},
  ]);
});

it('moves the letters of a picture with it', () => {
  const digit = {
    width: 30,
    height: 48,
    shapes: [{kind: 'text', text: '7', at: [2, 3], scale: 6, ink: '#000000'}] as const,
  };
  expect(drawFrame(frameOf({...plain, look: 'sprite', picture: 'digit'}), {digit})).toMatchObject([
    {kind: 'text', text: '7', at: [12, 23]},
  ]);
});

it('shows a switch by its colour and leaves out what is not visible', () => {
  const control: ControlState = {...plain, look: 'switch', checked: true};
  const colors = (checked: boolean) =>
    drawFrame(frameOf({...control, checked})).map((shape) => ('fill' in shape ? shape.fill : ''));
  expect(colors(true)).not.toEqual(colors(false));
  expect(drawFrame(frameOf({...plain, text: 'gone', visible: false}))).toEqual([]);
});

it('shows the hint of an empty field', () => {
  expect(placeTexts({...plain, look: 'field', editable: true, hint: 'Search'})).toMatchObject([
    {text: 'Search'},
  ]);
  expect(placeTexts(plain)).toEqual([]);
});

it('writes the lines of a field below each other, and a star for each letter of a password', () => {
  const field: ControlState = {...plain, look: 'field', editable: true, text: 'one\ntwo'};
  const [first, second] = placeTexts({...field, multiline: true});
  expect([first?.text, second?.text]).toEqual(['one', 'two']);
  expect(second?.at[1]).toBeGreaterThan(first?.at[1] ?? 0);
  expect(placeTexts({...field, text: 'abc', password: true})).toMatchObject([{text: '***'}]);
});
