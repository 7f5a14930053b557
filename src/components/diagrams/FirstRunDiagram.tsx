import type {ReactNode} from 'react';
import {Diagram} from './Diagram';
import styles from './diagrams.module.css';
import {Phone, Tap} from './screenParts';
import {Box, Label} from './shapes';

const STEP = 90;
const CAPTIONS = [
  ['choose', 'accessibility'],
  ['switch it on', 'in Android'],
  ['share the', 'entire screen'],
  ['Developer:', 'the address'],
] as const;

/** The four screens of a first run. */
export function FirstRunDiagram(): ReactNode {
  return (
    <Diagram
      title="Four screens of the first run, drawn; your app may use other words"
      description="Screen 1: the app asks for a run mode, accessibility is tapped. Screen 2: Android's accessibility settings, the switch beside AScript is tapped. Screen 3: Android asks what to share, the entire screen is tapped. Screen 4: the app's page Developer shows the address http://192.168.1.23:9096."
      height={218}
    >
      {CAPTIONS.map(([first, second], index) => (
        <g key={first}>
          <Phone x={4 + index * STEP} y={6} width={82} height={164} />
          <Label x={45 + index * STEP} y={190} anchor="middle">
            {`${index + 1}. ${first}`}
          </Label>
          <Label x={45 + index * STEP} y={206} anchor="middle">
            {second}
          </Label>
        </g>
      ))}
      <Box x={12} y={36} width={66} height={38} lines={['access-', 'ibility']} isMarked />
      <Box x={15} y={80} width={60} height={26} lines={['HID']} />
      <Box x={15} y={112} width={60} height={26} lines={['Root']} />
      <Tap x={78} y={76} />
      <Label x={104} y={56}>
        AScript
      </Label>
      <rect className={styles.hairline} x={102} y={84} width={66} height={1} />
      <g className={styles.marked}>
        <rect x={142} y={64} width={22} height={13} rx={6} />
      </g>
      <Tap x={158} y={70} />
      <Box x={194} y={82} width={62} height={28} lines={['entire']} isMarked />
      <Box x={194} y={116} width={62} height={28} lines={['one app']} />
      <Tap x={256} y={112} />
      <Label x={315} y={48} anchor="middle">
        Developer
      </Label>
      <Box x={284} y={68} width={62} height={76} lines={['http://', '192.168.', '1.23', ':9096']} />
    </Diagram>
  );
}
