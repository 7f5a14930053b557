import type {ReactNode} from 'react';
import {Diagram} from './Diagram';
import {Arrow, Box} from './shapes';

export interface ControlTreeDiagramProps {
  /** How the platform's selector writes the condition that finds the text. */
  condition?: string;
}

/** A small tree of controls, with the steps of a selector that walks from a text to the switch beside it. */
export function ControlTreeDiagram({condition = 'text(“^Bluetooth$”)'}: ControlTreeDiagramProps): ReactNode {
  return (
    <Diagram
      title={`${condition}, then parent(1), then child(2)`}
      description="A page holds a list, the list holds two rows. The row Bluetooth holds a text and a switch. The selector finds the text, goes up to the row, and from the row down to its second child, the switch."
      height={300}
    >
      <Box x={140} y={12} width={80} height={32} lines={['page']} />
      <Arrow from={[180, 44]} to={[180, 68]} />
      <Box x={140} y={68} width={80} height={32} lines={['list']} />
      <Arrow from={[160, 100]} to={[92, 134]} />
      <Arrow from={[200, 100]} to={[258, 134]} />
      <Box x={16} y={134} width={120} height={34} lines={['row: Wi-Fi']} />
      <Box x={200} y={134} width={130} height={34} lines={['row: Bluetooth']} isMarked />
      <Arrow from={[196, 232]} to={[226, 168]} label="parent(1)" labelOffset={[-42, 0]} />
      <Arrow from={[276, 168]} to={[296, 232]} label="child(2)" labelOffset={[28, -6]} />
      <Box x={112} y={232} width={122} height={48} lines={['text', '“Bluetooth”']} isMarked />
      <Box x={256} y={232} width={92} height={48} lines={['switch']} isMarked />
    </Diagram>
  );
}
