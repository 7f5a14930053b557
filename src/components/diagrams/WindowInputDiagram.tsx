import type {ReactNode} from 'react';
import {Diagram} from './Diagram';
import {Arrow, Box, Label} from './shapes';
import styles from './WindowInputDiagram.module.css';

/** The two ways in which input reaches a program on Windows, and the window at which each ends. */
export function WindowInputDiagram(): ReactNode {
  return (
    <Diagram
      title="Foreground and background input"
      description="In the foreground, Mouse, Keyboard and Window.click work the real mouse and keyboard; the input reaches the window that is in front. In the background, UIElement.click and Window.type_text address one window, known by its handle; the command or message reaches it although another window covers it."
      height={400}
    >
      <g className={styles.root}>
        <Label x={90} y={24} anchor="middle">
          Foreground
        </Label>
        <Label x={270} y={24} anchor="middle">
          Background
        </Label>
        <Box x={8} y={36} width={164} height={50} lines={['Mouse, Keyboard,', 'Window.click']} />
        <Box x={188} y={36} width={164} height={50} lines={['UIElement.click,', 'Window.type_text']} />
        <Arrow from={[90, 86]} to={[90, 124]} />
        <Arrow from={[270, 86]} to={[270, 124]} />
        <Box x={8} y={124} width={164} height={50} lines={['the real mouse', 'and keyboard']} isMarked />
        <Box x={188} y={124} width={164} height={50} lines={['a command', 'to one window']} isMarked />
        <Box x={140} y={252} width={212} height={132} lines={[]} />
        <Label x={282} y={310} anchor="middle">
          covered
        </Label>
        <Label x={282} y={332} anchor="middle">
          handle 264022
        </Label>
        <Box x={8} y={226} width={212} height={110} lines={['the window in front', 'handle 131858']} />
        <Arrow from={[90, 174]} to={[90, 226]} />
        <Arrow from={[270, 174]} to={[270, 252]} />
      </g>
    </Diagram>
  );
}
