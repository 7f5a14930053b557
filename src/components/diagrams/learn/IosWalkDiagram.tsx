import type {ReactNode} from 'react';
import {Diagram} from '../Diagram';
import {Phone, Rows, Search, Tap} from '../screenParts';
import {Arrow, Label} from '../shapes';
import {Heading, ShareBar} from './parts';

const ROW = 30;

/** Three pages of Settings and the two rows that a script presses on its way. */
export function IosWalkDiagram(): ReactNode {
  return (
    <Diagram
      title="Press a row, wait for the next page, press again, read"
      description="Three iPhones side by side. The first shows Settings, with a ring on the row General. An arrow leads to the second, which shows General, with a ring on the row iPhone Storage. An arrow leads to the third, which shows iPhone Storage, with a dashed frame around the text 87.4 GB of 128 GB used."
      height={216}
    >
      <Phone x={6} y={12} width={104} height={192} />
      <Heading x={18} y={43}>
        Settings
      </Heading>
      <Rows x={12} y={54} width={92} height={ROW} texts={['Wi-Fi', 'Bluetooth', 'General', 'Camera']} />
      <Tap x={88} y={129} />
      <Arrow from={[111, 129]} to={[127, 129]} />
      <Phone x={128} y={12} width={104} height={192} />
      <Heading x={140} y={43}>
        General
      </Heading>
      <Rows x={134} y={54} width={92} height={ROW} texts={['About', 'iPhone']} />
      <Label x={140} y={118}>
        Storage
      </Label>
      <Rows x={134} y={100} width={92} height={ROW} texts={['', 'Keyboard']} />
      <Tap x={210} y={104} />
      <Arrow from={[233, 104]} to={[249, 104]} />
      <Phone x={250} y={12} width={104} height={192} />
      <Heading x={262} y={43}>
        Storage
      </Heading>
      <Label x={264} y={72}>
        87.4 GB of
      </Label>
      <Label x={264} y={88}>
        128 GB used
      </Label>
      <Search x={260} y={58} width={84} height={36} />
      <ShareBar x={264} y={106} width={76} share={0.68} />
      <Rows x={256} y={132} width={92} height={ROW} texts={['Photos', 'Maps']} />
    </Diagram>
  );
}
