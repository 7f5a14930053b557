import type {ReactNode} from 'react';
import {Diagram} from '../Diagram';
import {Phone, Picture, Search, Window} from '../screenParts';
import {Arrow, Box, Label} from '../shapes';

/** A phone reports with a screenshot to a folder on a computer. */
export function ReportDrawing(): ReactNode {
  return (
    <Diagram
      title="The phone sees Finished, and its report is on your computer"
      description="On the left a phone whose screen says Finished; a search frame is around the word. A small screenshot goes from it to a computer on the right. There a window shows the folder phone-1 with two reports, each with a picture and a text."
      height={220}
    >
      <Phone x={14} y={12} width={112} height={196} />
      <Box x={34} y={84} width={72} height={26} lines={['Finished']} />
      <Search x={28} y={78} width={84} height={38} />
      <Label x={70} y={140} anchor="middle">
        42 rounds
      </Label>
      <Arrow from={[130, 110]} to={[192, 110]} />
      <Picture x={148} y={72} width={20} height={32} />
      <Label x={160} y={130} anchor="middle">
        report
      </Label>
      <Window x={196} y={26} width={152} height={150} title="reports / phone-1" />
      <Picture x={208} y={60} width={28} height={46} />
      <Label x={246} y={80}>
        0214.json
      </Label>
      <Label x={246} y={98}>
        time is up
      </Label>
      <Picture x={208} y={118} width={28} height={46} />
      <Label x={246} y={138}>
        0931.json
      </Label>
      <Label x={246} y={156}>
        finished
      </Label>
      <Box x={244} y={176} width={56} height={12} lines={[]} />
      <Label x={272} y={206} anchor="middle">
        receive.py
      </Label>
    </Diagram>
  );
}
