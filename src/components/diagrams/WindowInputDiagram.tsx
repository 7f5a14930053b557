import type {ReactNode} from 'react';
import {Diagram} from './Diagram';
import {Arrow, Box, Label} from './shapes';

/** The two ways in which input reaches a program on Windows. */
export function WindowInputDiagram(): ReactNode {
  return (
    <Diagram
      title="Foreground and background input"
      description="In the foreground the script moves the real mouse and presses real keys; they reach whatever window is in front. In the background the script addresses a window by its handle, and the control acts on a message, even when the window is covered."
      height={300}
    >
      <Label x={90} y={22} anchor="middle">
        Foreground
      </Label>
      <Label x={270} y={22} anchor="middle">
        Background
      </Label>
      <Box x={12} y={34} width={156} height={44} lines={['Mouse, Keyboard,', 'Window.click']} />
      <Box x={192} y={34} width={156} height={44} lines={['UIElement.click,', 'type_text']} />
      <Arrow from={[90, 78]} to={[90, 120]} />
      <Arrow from={[270, 78]} to={[270, 120]} />
      <Box x={12} y={120} width={156} height={44} lines={['real mouse and', 'keyboard']} isMarked />
      <Box x={192} y={120} width={156} height={44} lines={['message to the', 'window’s handle']} isMarked />
      <Arrow from={[90, 164]} to={[90, 206]} />
      <Arrow from={[270, 164]} to={[270, 206]} />
      <Box x={12} y={206} width={156} height={60} lines={['the window', 'that is in front']} />
      <Box x={192} y={206} width={156} height={60} lines={['that window,', 'covered or not']} />
    </Diagram>
  );
}
