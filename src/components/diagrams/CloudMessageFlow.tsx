import type {ReactNode} from 'react';
import {Diagram} from './Diagram';
import {Arrow, Box} from './shapes';

/** How a command goes from a person to many devices and back. */
export function CloudMessageFlow(): ReactNode {
  return (
    <Diagram
      title="How commands and reports travel"
      description="A console or program sends a command to a server. The server passes it to each connected device. On the device the app starts or stops scripts itself and hands other commands to the running script. Answers and reported values go the same way back."
      height={330}
    >
      <Box x={90} y={16} width={180} height={44} lines={['Console or your program']} />
      <Arrow from={[150, 60]} to={[150, 116]} label="command" labelOffset={[-36, 4]} />
      <Arrow from={[210, 116]} to={[210, 60]} label="answers, values" labelOffset={[52, 4]} isDashed />
      <Box x={90} y={116} width={180} height={44} lines={['Server: the vendor’s', 'or your own']} isMarked />
      <Arrow from={[130, 160]} to={[72, 220]} />
      <Arrow from={[180, 160]} to={[180, 220]} />
      <Arrow from={[230, 160]} to={[288, 220]} />
      {[12, 126, 240].map((x, index) => (
        <Box
          key={x}
          x={x}
          y={220}
          width={108}
          height={92}
          lines={[`Device ${index + 1}`, 'app: start, stop', 'script: the rest']}
        />
      ))}
    </Diagram>
  );
}
