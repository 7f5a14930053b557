import {IOS_SETTINGS} from '@site/lib/selectors/examples/iosSettings';
import {readControls} from '@site/lib/selectors/tree/readControls';
import {expect, it} from 'vitest';
import {drawBoxes} from './drawBoxes';

const tree = readControls(IOS_SETTINGS);
const dump = (nodes: string) => readControls(`<hierarchy>${nodes}</hierarchy>`);

it('draws outlines and cuts texts to the width of their controls', () => {
  const boxes = drawBoxes(
    dump(
      `<node bounds="[0,0][260,100]" clickable="true" text="${'long '.repeat(50)}"/><node text="nowhere"/>`,
    ),
  );
  expect(boxes).toMatchObject({outlines: 'M0 0H260V100H0Z', pressable: 'M0 0H260V100H0Z'});
  expect(boxes?.texts).toHaveLength(1);
  expect(boxes?.texts[0]?.text).toMatch(/^long .{30,60}…$/);
});

it('writes a text once, where a container says what is inside of it', () => {
  const texts = drawBoxes(tree)?.texts.map(({text}) => text) ?? [];
  expect(texts.filter((text) => text === 'General')).toHaveLength(1);
});

it('draws nothing of a dump without places', () => {
  expect(drawBoxes(dump('<node text="a"/>'))).toBeUndefined();
});
