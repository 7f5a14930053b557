import type {ReactNode} from 'react';
import {Diagram} from './Diagram';
import styles from './diagrams.module.css';
import {Arrow, Box, Label} from './shapes';

const DEVICE = 70;
const SERVER = 290;

/** The messages between a device and a server of one's own, in their order. */
export function DeviceMessagesDiagram(): ReactNode {
  return (
    <Diagram
      title="Who says what, in order"
      description="Two lines from top to bottom, the device and your server. First the device opens the connection. Then it sends device_info by itself. The server sends app_run with the id of a mini-app. The device starts it and answers app_run with code 1. The server may send any further command; the device answers under the same path."
      height={300}
    >
      <Box x={20} y={8} width={100} height={30} lines={['device']} />
      <Box x={240} y={8} width={100} height={30} lines={['your server']} isMarked />
      <g className={styles.arrow}>
        <line x1={DEVICE} y1={38} x2={DEVICE} y2={292} className={styles.dashed} />
        <line x1={SERVER} y1={38} x2={SERVER} y2={292} className={styles.dashed} />
      </g>
      <Arrow from={[DEVICE, 70]} to={[SERVER, 70]} label="connects: ws://host:port" />
      <Arrow from={[DEVICE, 114]} to={[SERVER, 114]} label="device_info, unasked" />
      <Arrow from={[SERVER, 158]} to={[DEVICE, 158]} label="app_run, id, params" />
      <Label x={DEVICE + 8} y={182}>
        starts the mini-app
      </Label>
      <Arrow from={[DEVICE, 214]} to={[SERVER, 214]} label="app_run, code 1" />
      <Arrow from={[SERVER, 252]} to={[DEVICE, 252]} label="the next command" />
      <Arrow from={[DEVICE, 284]} to={[SERVER, 284]} label="answer, same path" isDashed />
    </Diagram>
  );
}
