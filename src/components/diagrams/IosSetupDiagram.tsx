import type {ReactNode} from 'react';
import {Diagram} from './Diagram';
import {Arrow, Box, Label} from './shapes';

/** Who talks to whom when Agent mode is activated on iOS, and afterwards. */
export function IosSetupDiagram(): ReactNode {
  return (
    <Diagram
      title="Activation by cable, work over the network"
      description="Once, by cable: the activation tool on Windows or Xcode on a Mac prepares the device, and AScript starts its automation. Afterwards, over the local network: the editor on the computer talks to the AScript app on port 9096, and the app operates the other apps on the device."
      height={300}
    >
      <Label x={90} y={22} anchor="middle">
        Once, by cable
      </Label>
      <Label x={270} y={22} anchor="middle">
        Afterwards, by network
      </Label>
      <Box x={12} y={34} width={156} height={48} lines={['Windows: tool', 'Mac: Xcode']} />
      <Box x={192} y={34} width={156} height={48} lines={['browser, PyCharm,', 'VS Code']} />
      <Arrow from={[90, 82]} to={[90, 132]} label="USB" labelOffset={[24, 4]} />
      <Arrow from={[270, 82]} to={[270, 132]} label="9096" labelOffset={[24, 4]} />
      <Box
        x={12}
        y={132}
        width={336}
        height={48}
        lines={['AScript on the device', '“Automation Running”']}
        isMarked
      />
      <Arrow from={[180, 180]} to={[180, 230]} label="finds, taps, reads" labelOffset={[62, 4]} />
      <Box x={92} y={230} width={176} height={48} lines={['other apps']} />
    </Diagram>
  );
}
