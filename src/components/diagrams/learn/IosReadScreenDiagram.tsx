import type {ReactNode} from 'react';
import {Diagram} from '../Diagram';
import {Phone, Rows, Search} from '../screenParts';
import {Arrow} from '../shapes';
import {Heading, TextFile} from './parts';

const ROWS = ['Wi-Fi', 'Bluetooth', 'General', 'Camera'] as const;
const FIRST_ROW = 58;
const ROW = 32;

/** The first page of Settings, with the texts that a script reads from it. */
export function IosReadScreenDiagram(): ReactNode {
  return (
    <Diagram
      title="The script reads the page that is in front"
      description="On the left an iPhone shows the first page of Settings: the title and the rows Wi-Fi, Bluetooth, General and Camera. A dashed frame is around each text. On the right the log lists the same texts, each with the middle of its frame in pixels, and how many there are."
      height={230}
    >
      <Phone x={16} y={12} width={142} height={206} />
      <Heading x={31} y={43}>
        Settings
      </Heading>
      <Rows x={25} y={FIRST_ROW} width={124} height={ROW} texts={ROWS} />
      <Search x={26} y={29} width={62} height={20} />
      {ROWS.map((text, index) => (
        <Search key={text} x={26} y={FIRST_ROW + 6 + index * ROW} width={text.length * 7 + 12} height={20} />
      ))}
      <Arrow from={[166, 112]} to={[192, 112]} />
      <TextFile
        x={198}
        y={46}
        width={150}
        name="Log"
        lines={[
          'Settings at 212 290',
          'Wi-Fi at 168 610',
          'Bluetooth at 226 748',
          'General at 204 886',
          'Camera at 190 1024',
          '5 texts.',
        ]}
      />
    </Diagram>
  );
}
