import type {ReactNode} from 'react';
import {Diagram} from './Diagram';
import {Arrow, Box} from './shapes';

/** From a run mode to the calls that work in it. */
export function RunModesDiagram(): ReactNode {
  return (
    <Diagram
      title="Which mode carries which calls"
      description="Accessibility and Root carry taps, system keys and the search for controls. HID with controls searches for controls and taps through a board. Colours, pictures, text and windows of your own work in every mode, in picture and colour too."
      height={300}
    >
      <Box x={4} y={16} width={104} height={44} lines={['accessibility']} isMarked />
      <Box x={114} y={16} width={52} height={44} lines={['Root']} isMarked />
      <Box x={172} y={16} width={88} height={44} lines={['HID with', 'controls']} isMarked />
      <Box x={266} y={16} width={90} height={44} lines={['picture and', 'colour']} isMarked />
      <Arrow from={[56, 60]} to={[56, 104]} />
      <Arrow from={[140, 60]} to={[120, 104]} />
      <Arrow from={[216, 60]} to={[216, 104]} />
      <Arrow from={[311, 60]} to={[311, 216]} />
      <Box
        x={4}
        y={104}
        width={162}
        height={64}
        lines={['Selector, Node,', 'click, slide,', 'gesture, Key']}
      />
      <Box x={172} y={104} width={104} height={64} lines={['Selector', '(mode 6),', 'BleDevice, Hid']} />
      <Arrow from={[85, 168]} to={[85, 216]} isDashed />
      <Arrow from={[224, 168]} to={[224, 216]} isDashed />
      <Box
        x={8}
        y={216}
        width={344}
        height={64}
        lines={['in every mode: FindColors, FindImages, Ocr,', 'YOLO, windows, files, network']}
      />
    </Diagram>
  );
}
