import type {ReactNode} from 'react';
import {Diagram} from '../Diagram';
import {Phone, Rows, Search, Tap} from '../screenParts';
import {Arrow, Box, Label} from '../shapes';

/** A routine goes through three pages of the iPhone's settings, and tells what changed. */
export function IphoneDrawing(): ReactNode {
  return (
    <Diagram
      title="Two presses, one value, and a message when it has changed"
      description="Three screens of an iPhone from left to right. On the first a ring is on the row General, on the second on the row About. The third shows iOS Version with 18.0; a search frame is around the number, and a message at the top says: was 17.5."
      height={208}
    >
      <Phone x={8} y={10} width={104} height={176} />
      <Rows x={14} y={40} width={92} texts={['Wi-Fi', 'Battery', 'General']} />
      <Tap x={86} y={95} />
      <Arrow from={[112, 95]} to={[128, 95]} />
      <Phone x={128} y={10} width={104} height={176} />
      <Rows x={134} y={40} width={92} texts={['About', 'Keyboard']} />
      <Tap x={206} y={51} />
      <Arrow from={[232, 51]} to={[248, 51]} />
      <Phone x={248} y={10} width={104} height={176} />
      <Box x={256} y={26} width={88} height={26} lines={['was 17.5']} isMarked />
      <Rows x={254} y={74} width={92} texts={['iOS Version', '18.0']} />
      <Search x={254} y={98} width={44} height={20} />
      <Label x={60} y={202} anchor="middle">
        Settings
      </Label>
      <Label x={180} y={202} anchor="middle">
        General
      </Label>
      <Label x={300} y={202} anchor="middle">
        About
      </Label>
    </Diagram>
  );
}
