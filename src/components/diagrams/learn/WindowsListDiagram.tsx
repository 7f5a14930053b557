import type {ReactNode} from 'react';
import {Diagram} from '../Diagram';
import {Search, Window} from '../screenParts';
import {Arrow, Label} from '../shapes';
import {FormField, TextFile} from './parts';

/** A list that goes into a program row by row, and the journal that says how far it came. */
export function WindowsListDiagram(): ReactNode {
  return (
    <Diagram
      title="Row by row into the program, each noted in the journal"
      description="On the left the file stock.csv with four deliveries; a dashed frame is around the second. An arrow leads from it to the window Stock list, whose fields hold the same delivery, B-205 and 7. From the window an arrow leads down to the file journal.csv: D-001 pressed, D-001 saved, D-002 pressed. A dashed arrow leads from the journal back to the list: it says where the next run goes on."
      height={280}
    >
      <TextFile
        x={8}
        y={16}
        width={146}
        name="stock.csv"
        lines={['D-001,A-100,12', 'D-002,B-205,7', 'D-003,C-330,many', 'D-004,A-100,12']}
      />
      <Search x={13} y={61} width={136} height={18} />
      <Arrow from={[154, 70]} to={[186, 70]} />
      <Window x={190} y={16} width={160} height={130} title="Stock list" />
      <FormField x={202} y={58} width={136} caption="Article" text="B-205" />
      <FormField x={202} y={106} width={136} caption="Count" text="7" />
      <Arrow from={[270, 146]} to={[270, 172]} />
      <TextFile
        x={190}
        y={176}
        width={160}
        name="journal.csv"
        lines={['D-001,pressed', 'D-001,saved', 'D-002,pressed']}
      />
      <Arrow from={[186, 222]} to={[70, 124]} isDashed />
      <Label x={10} y={212}>
        It says where the
      </Label>
      <Label x={10} y={228}>
        next run goes on.
      </Label>
    </Diagram>
  );
}
