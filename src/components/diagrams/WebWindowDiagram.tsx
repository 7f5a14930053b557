import type {ReactNode} from 'react';
import {Diagram} from './Diagram';
import {Arrow, Box, Label} from './shapes';

/** The life of a WebWindow from its making to its end, with the messages between script and page. */
export function WebWindowDiagram(): ReactNode {
  return (
    <Diagram
      title="The life of a window, and who speaks to whom"
      description="The script makes the window, registers functions for messages, and shows it. The page loads. From then on the page sends messages with window.airscript.call, and the script runs JavaScript in the page with call. Either side closes the window; then show with wait returns."
      height={360}
    >
      <Label x={76} y={22} anchor="middle">
        Script
      </Label>
      <Label x={284} y={22} anchor="middle">
        Page
      </Label>
      <Box x={12} y={34} width={128} height={36} lines={['WebWindow(html)']} />
      <Box x={12} y={84} width={128} height={36} lines={['on(key), tunner()']} />
      <Box x={12} y={134} width={128} height={36} lines={['show(wait=True)']} isMarked />
      <Arrow from={[140, 152]} to={[220, 152]} label="opens" />
      <Box x={220} y={134} width={128} height={36} lines={['loads']} />
      <Arrow from={[220, 206]} to={[140, 206]} label="message" />
      <Box x={12} y={188} width={128} height={36} lines={['your function']} />
      <Box x={220} y={188} width={128} height={36} lines={['airscript.call()']} />
      <Arrow from={[140, 260]} to={[220, 260]} label="JavaScript" />
      <Box x={12} y={242} width={128} height={36} lines={['call(js)']} />
      <Box x={220} y={242} width={128} height={36} lines={['its function']} />
      <Arrow from={[220, 314]} to={[140, 314]} label="either side" isDashed />
      <Box x={12} y={296} width={128} height={36} lines={['close()']} />
      <Box x={220} y={296} width={128} height={36} lines={['airscript.close()']} />
      <Label x={180} y={352} anchor="middle">
        After that, show(wait=True) returns.
      </Label>
    </Diagram>
  );
}
