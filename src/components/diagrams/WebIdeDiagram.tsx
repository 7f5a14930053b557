import type {ReactNode} from 'react';
import {Diagram} from './Diagram';
import styles from './diagrams.module.css';
import {Box, Label} from './shapes';

/** The window of the Web IDE in a browser: files, editor, toolbar, log. */
export function WebIdeDiagram(): ReactNode {
  return (
    <Diagram
      title="The Web IDE in the browser, drawn; places differ between versions"
      description="A browser window with the address of the phone, http://192.168.1.23:9096. On top a toolbar with run, stop, save, controls and colours. On the left the list of projects and files, with __init__.py chosen. On the right the editor with a line of Python, below it the log with the text Hello."
      height={262}
    >
      <g className={styles.box}>
        <rect x={4} y={4} width={352} height={254} rx={8} />
      </g>
      <Box x={12} y={12} width={336} height={26} lines={['http://192.168.1.23:9096']} />
      <Box x={12} y={46} width={54} height={28} lines={['run']} isMarked />
      <Box x={72} y={46} width={54} height={28} lines={['stop']} />
      <Box x={132} y={46} width={54} height={28} lines={['save']} />
      <Box x={200} y={46} width={70} height={28} lines={['controls']} isMarked />
      <Box x={276} y={46} width={72} height={28} lines={['colours']} isMarked />
      <g className={styles.box}>
        <rect x={12} y={84} width={112} height={166} rx={6} />
      </g>
      <Label x={22} y={106}>
        ▾ hello
      </Label>
      <Box x={28} y={114} width={88} height={24} lines={['__init__.py']} isMarked />
      <Label x={34} y={158}>
        ▾ res
      </Label>
      <Label x={48} y={180}>
        ▸ img
      </Label>
      <Label x={48} y={202}>
        ▸ ui
      </Label>
      <g className={styles.box}>
        <rect x={132} y={84} width={216} height={104} rx={6} />
      </g>
      <Label x={144} y={106}>
        1 print("Hello")
      </Label>
      <Label x={144} y={126}>
        2
      </Label>
      <g className={styles.box}>
        <rect x={132} y={196} width={216} height={54} rx={6} />
      </g>
      <Label x={144} y={214}>
        log
      </Label>
      <Label x={144} y={236}>
        Hello
      </Label>
    </Diagram>
  );
}
