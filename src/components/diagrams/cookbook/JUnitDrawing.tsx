import type {ReactNode} from 'react';
import {Diagram} from '../Diagram';
import {Mark, Phone, Picture, Rows, Search, Window} from '../screenParts';
import {Arrow, Label} from '../shapes';

/** A tester looks at the pages of an app, and its results are those of a build server. */
export function JUnitDrawing(): ReactNode {
  return (
    <Diagram
      title="A page without its proof becomes a failed case with a picture"
      description="On the left a phone that shows the page Display of an app. A search frame looks for Brightness in an empty place. An arrow leads to a window with results: Wi-Fi passed, Bluetooth passed, Display failed, with a small screenshot beside it."
      height={216}
    >
      <Phone x={14} y={10} width={112} height={196} />
      <Rows x={20} y={22} width={100} texts={['Display']} />
      <Search x={28} y={64} width={84} height={28} />
      <Label x={70} y={82} anchor="middle">
        Brightness?
      </Label>
      <Label x={70} y={140} anchor="middle">
        nothing here
      </Label>
      <Arrow from={[130, 108]} to={[176, 108]} />
      <Window x={180} y={26} width={168} height={164} title="junit.xml: 3 cases" />
      <Rows
        x={198}
        y={54}
        width={146}
        height={34}
        texts={['Wi-Fi  0.3 s', 'Bluetooth  3.6 s', 'Display  11.6 s']}
      />
      <Mark x={188} y={71} isGood />
      <Mark x={188} y={105} isGood />
      <Mark x={188} y={139} isGood={false} />
      <Picture x={310} y={126} width={28} height={46} />
      <Label x={204} y={166}>
        case3.png
      </Label>
    </Diagram>
  );
}
