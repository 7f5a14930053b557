import type {ReactNode} from 'react';
import {Diagram} from '../Diagram';
import {Search, Tap, Window} from '../screenParts';
import {Arrow, Box, Label} from '../shapes';
import {Code, FormField} from './parts';

const IDS = [
  {id: 'articleBox', y: 78, edge: 210},
  {id: 'countBox', y: 130, edge: 210},
  {id: 'saveButton', y: 181, edge: 210},
  {id: 'statusLabel', y: 219, edge: 142},
] as const;

/** The form of a program with the ids by which a script finds its controls. */
export function WindowsFormDiagram(): ReactNode {
  return (
    <Diagram
      title="Four controls, each with an id that does not change"
      description="The window Stock list. Its field Article holds A-100 and has the id articleBox. Its field Count holds 12 and has the id countBox. The button Save, with a ring on it, has the id saveButton. The line below, with a dashed frame, says Saved: A-100 12 and has the id statusLabel."
      height={250}
    >
      <Window x={16} y={14} width={206} height={222} title="Stock list" />
      <FormField x={32} y={60} width={174} caption="Article" text="A-100" />
      <FormField x={32} y={112} width={174} caption="Count" text="12" />
      <Box x={32} y={168} width={174} height={26} lines={['Save']} />
      <Tap x={186} y={181} />
      <Label x={36} y={224}>
        Saved: A-100 12
      </Label>
      <Search x={30} y={209} width={108} height={20} />
      {IDS.map(({id, y, edge}) => (
        <g key={id}>
          <Arrow from={[258, y]} to={[edge, y]} />
          <Code x={264} y={y + 4}>
            {id}
          </Code>
        </g>
      ))}
    </Diagram>
  );
}
