import type {ReactNode} from 'react';
import {Diagram} from './Diagram';
import styles from './diagrams.module.css';
import {Box, Label} from './shapes';

/** The UI generator of the vendor: parts, page, and the HTML that comes out. */
export function UiGeneratorDiagram(): ReactNode {
  return (
    <Diagram
      title="From the UI generator to a window of your script; drawn, the generator looks different"
      description="On the left is the generator in the browser, with a form of a field Rounds, a switch Sound and a button Start. An arrow leads to a page, an HTML file in the folder res/ui of the project. From there an arrow leads to the phone, where WebWindow shows the form over an app."
      height={196}
    >
      <rect className={styles.screen} x={8} y={24} width={112} height={150} rx={6} />
      <Label x={64} y={16} anchor="middle">
        ui.ascript.cn
      </Label>
      <Label x={20} y={50}>
        Rounds
      </Label>
      <Box x={68} y={36} width={40} height={22} lines={['10']} />
      <Label x={20} y={84}>
        Sound
      </Label>
      <Box x={68} y={70} width={40} height={22} lines={['on']} />
      <Box x={20} y={132} width={88} height={26} lines={['Start']} isMarked />
      <path className={styles.curve} d="M124 98h20m-6 -5l6 5l-6 5" />
      <Box x={150} y={74} width={80} height={48} lines={['res/ui/', 'panel.html']} />
      <path className={styles.curve} d="M234 98h20m-6 -5l6 5l-6 5" />
      <g className={styles.box}>
        <rect x={260} y={10} width={92} height={176} rx={12} />
      </g>
      <rect className={styles.screen} x={265} y={20} width={82} height={156} rx={4} />
      <rect className={styles.screen} x={271} y={52} width={70} height={96} rx={4} />
      <Label x={277} y={70}>
        Rounds 10
      </Label>
      <Label x={277} y={90}>
        Sound on
      </Label>
      <Box x={277} y={116} width={58} height={24} lines={['Start']} isMarked />
    </Diagram>
  );
}
