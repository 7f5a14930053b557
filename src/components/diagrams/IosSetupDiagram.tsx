import type {ReactNode} from 'react';
import {Diagram} from './Diagram';
import {Arrow, Box, Label} from './shapes';

/** Who talks to whom when Agent mode is activated on iOS, and afterwards. */
export function IosSetupDiagram(): ReactNode {
  return (
    <Diagram
      title="Activation by cable, work over the network"
      description="Above, outside the device. Once after each restart, by USB cable: the activation tool on Windows or Xcode on a Mac prepares the device. Afterwards, over the local network: the browser, PyCharm or VS Code talks to the AScript app on port 9096, and the app sends its log back on port 10102. Below, on the device: in Agent mode the AScript app itself finds, taps and reads in other apps. Older versions went through a second app, WDA, on port 8100 of the device."
      height={352}
    >
      <Label x={90} y={22} anchor="middle">
        After each restart, by cable
      </Label>
      <Label x={270} y={22} anchor="middle">
        Afterwards, by network
      </Label>
      <Box x={12} y={34} width={156} height={48} lines={['Windows: tool', 'Mac: Xcode']} />
      <Box x={192} y={34} width={156} height={48} lines={['browser, PyCharm,', 'VS Code']} />
      <Arrow from={[90, 82]} to={[90, 132]} label="USB" labelOffset={[22, 4]} />
      <Arrow from={[212, 82]} to={[212, 132]} label="9096" labelOffset={[22, 4]} />
      <Arrow from={[280, 132]} to={[280, 82]} label="log 10102" labelOffset={[36, 4]} />
      <Box
        x={12}
        y={132}
        width={336}
        height={48}
        lines={['AScript on the device', '“Automation Running”']}
        isMarked
      />
      <Arrow from={[60, 180]} to={[60, 292]} label="finds, taps, reads" labelOffset={[58, 4]} />
      <Arrow from={[276, 180]} to={[276, 216]} label="8100" labelOffset={[22, 4]} isDashed />
      <Box x={204} y={216} width={144} height={44} lines={['WDA app', '(older versions)']} />
      <Arrow from={[276, 260]} to={[276, 292]} isDashed />
      <Box x={12} y={292} width={336} height={44} lines={['other apps on the device']} />
    </Diagram>
  );
}
