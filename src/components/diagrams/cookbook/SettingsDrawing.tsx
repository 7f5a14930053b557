import type {ReactNode} from 'react';
import {Diagram} from '../Diagram';
import styles from '../diagrams.module.css';
import {Phone, Tap} from '../screenParts';
import {Arrow, Box, Label} from '../shapes';

/** What is chosen in a window is stored, and stands in the window of the next run. */
export function SettingsDrawing(): ReactNode {
  return (
    <Diagram
      title="What you choose today is in the window tomorrow"
      description="Two phones, each with a window of settings over the screen. On the left, today, Rounds is 12 and Speed is fast, Sound is not ticked, and a ring is on Start. An arrow leads down to a store below, and another one from there up to the phone on the right, the next run, whose window shows the same values."
      height={256}
    >
      <Settings x={10} name="today" />
      <Tap x={112} y={158} />
      <Settings x={210} name="next run" />
      <ellipse className={styles.screen} cx={180} cy={206} rx={36} ry={9} />
      <path className={styles.screen} d="M144 206v30a36 9 0 0 0 72 0v-30a36 9 0 0 1 -72 0" />
      <Label x={180} y={234} anchor="middle">
        stored
      </Label>
      <Arrow from={[112, 172]} to={[142, 208]} />
      <Arrow from={[218, 208]} to={[250, 120]} isDashed />
    </Diagram>
  );
}

function Settings({x, name}: {x: number; name: string}): ReactNode {
  return (
    <>
      <Phone x={x} y={10} width={140} height={190} />
      <rect className={styles.screen} x={x + 14} y={44} width={112} height={132} rx={6} />
      <Label x={x + 22} y={68}>
        Rounds
      </Label>
      <Box x={x + 76} y={54} width={42} height={22} lines={['12']} />
      <Label x={x + 22} y={98}>
        Speed
      </Label>
      <Box x={x + 76} y={84} width={42} height={22} lines={['fast']} />
      <Label x={x + 22} y={126}>
        Sound
      </Label>
      <Box x={x + 102} y={114} width={16} height={16} lines={[]} />
      <Box x={x + 22} y={142} width={96} height={26} lines={['Start']} isMarked />
      <Label x={x + 70} y={36} anchor="middle">
        {name}
      </Label>
    </>
  );
}
