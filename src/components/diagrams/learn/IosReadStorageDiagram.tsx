import type {ReactNode} from 'react';
import {Diagram} from '../Diagram';
import {Phone, Rows, Search} from '../screenParts';
import {Arrow, Label} from '../shapes';
import styles from './learn.module.css';
import {Heading, ShareBar} from './parts';

const USED = 0.68;

/** The storage page, the text on it, and the limit with which its number is compared. */
export function IosReadStorageDiagram(): ReactNode {
  return (
    <Diagram
      title="A text becomes two numbers, and the numbers a decision"
      description="On the left an iPhone shows the page iPhone Storage with the text 87.4 GB of 128 GB used, which has a dashed frame around it, a bar that is 68 percent full, and two apps below it. An arrow leads to the right: 87.4 of 128 are 68 percent, which is below the mark at 90 percent."
      height={230}
    >
      <Phone x={16} y={12} width={176} height={206} />
      <Heading x={30} y={43}>
        iPhone Storage
      </Heading>
      <Label x={30} y={73}>
        87.4 GB of 128 GB used
      </Label>
      <Search x={26} y={58} width={156} height={22} />
      <ShareBar x={30} y={90} width={148} share={USED} />
      <Rows x={24} y={122} width={160} height={30} texts={['Photos', 'Maps']} />
      <Arrow from={[198, 69]} to={[226, 69]} />
      <Label x={234} y={66}>
        87.4 and 128
      </Label>
      <Label x={234} y={84}>
        are 68 %
      </Label>
      <ShareBar x={234} y={114} width={110} share={USED} />
      <line className={styles.warning} x1={333} y1={104} x2={333} y2={138} />
      <Label x={344} y={154} anchor="end">
        warn at 90 %
      </Label>
    </Diagram>
  );
}
