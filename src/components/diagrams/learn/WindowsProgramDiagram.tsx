import type {ReactNode} from 'react';
import {Diagram} from '../Diagram';
import diagram from '../diagrams.module.css';
import {Search, Window} from '../screenParts';
import {Box, Label} from '../shapes';
import {FormField} from './parts';

/** A desktop with the program to work and the panel that starts and stops the script. */
export function WindowsProgramDiagram(): ReactNode {
  return (
    <Diagram
      title="The program, and the panel of the script"
      description="A Windows desktop. On the left the window of a program with the title Stock list: two fields, Article and Count, and a button Save. A dashed frame is around the whole window; its top left corner is at 120, 80, its size is 360 by 340 pixels. On the right the small panel of the script, with the buttons Start and Stop and the line that the script printed."
      height={240}
    >
      <g className={diagram.box}>
        <rect x={6} y={6} width={348} height={228} rx={6} />
      </g>
      <Window x={24} y={44} width={170} height={170} title="Stock list" />
      <FormField x={38} y={88} width={142} caption="Article" text="" />
      <FormField x={38} y={136} width={142} caption="Count" text="" />
      <Box x={38} y={178} width={142} height={24} lines={['Save']} />
      <Search x={19} y={39} width={180} height={180} />
      <Label x={20} y={30}>
        120, 80
      </Label>
      <Label x={199} y={30} anchor="end">
        360 x 340
      </Label>
      <Window x={212} y={110} width={132} height={92} title="Panel" />
      <Box x={222} y={142} width={52} height={24} lines={['Start']} isMarked />
      <Box x={282} y={142} width={52} height={24} lines={['Stop']} />
      <Label x={222} y={188}>
        Stock list: 360 x …
      </Label>
    </Diagram>
  );
}
