import type {ReactNode} from 'react';
import {Diagram} from '../Diagram';
import styles from '../diagrams.module.css';
import {Phone, Rows, Tap} from '../screenParts';
import {Arrow, Box, Label} from '../shapes';

/** The numbered lines of a screen go to a model once a person agrees; a number comes back. */
export function QuestionDrawing(): ReactNode {
  return (
    <Diagram
      title="Lines go out, with numbers hidden; one number comes back"
      description="On the left a phone with the rows Battery 82 percent, Display and Wallpaper. In the middle a question to the user: Send this? It lists 1 Battery, with a star in place of the number, 2 Display, 3 Wallpaper, and has a button Send. An arrow goes to a model on the right, from which the number 2 comes back. A ring is on Display."
      height={244}
    >
      <Phone x={8} y={10} width={116} height={190} />
      <Rows x={14} y={44} width={104} texts={['Battery 82 %', 'Display', 'Wallpaper']} />
      <Tap x={100} y={77} />
      <Arrow from={[124, 60]} to={[144, 60]} />
      <rect className={styles.screen} x={146} y={14} width={112} height={150} rx={6} />
      <Rows
        x={150}
        y={20}
        width={104}
        texts={['Send this?', '1. Battery * %', '2. Display', '3. Wallpaper']}
      />
      <Box x={166} y={122} width={72} height={30} lines={['Send']} isMarked />
      <Arrow from={[258, 60]} to={[290, 60]} />
      <circle className={styles.screen} cx={320} cy={64} r={28} />
      <Label x={320} y={68} anchor="middle">
        model
      </Label>
      <Arrow from={[320, 94]} to={[320, 196]} isDashed />
      <Box x={300} y={198} width={40} height={30} lines={['2']} isMarked />
      <Arrow from={[298, 213]} to={[126, 186]} isDashed />
    </Diagram>
  );
}
