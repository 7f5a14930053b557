import type {ReactNode} from 'react';
import {Diagram} from './Diagram';
import {Arrow, Box} from './shapes';

/** From a run mode to the calls that work in it. */
export function RunModesDiagram(): ReactNode {
  return (
    <Diagram
      title="Which mode carries which calls"
      description="Accessibility and Root carry taps, system keys and the search for controls. HID carries taps, swipes and keyboard keys. Colours, pictures, text and windows of your own work in every mode, because they only need screen recording and the right to draw over other apps."
      height={300}
    >
      <Box x={8} y={16} width={108} height={40} lines={['accessibility']} isMarked />
      <Box x={126} y={16} width={108} height={40} lines={['Root']} isMarked />
      <Box x={244} y={16} width={108} height={40} lines={['HID']} isMarked />
      <Arrow from={[62, 56]} to={[62, 104]} />
      <Arrow from={[180, 56]} to={[130, 104]} />
      <Arrow from={[298, 56]} to={[298, 104]} />
      <Box x={8} y={104} width={190} height={64} lines={['Selector, Node,', 'click, slide, gesture, Key']} />
      <Box x={244} y={104} width={108} height={64} lines={['Hid.click,', 'Hid.slide,', 'Hid.key']} />
      <Arrow from={[180, 168]} to={[180, 216]} isDashed />
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
