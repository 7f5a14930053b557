import type {ReactNode} from 'react';
import {Diagram} from '../Diagram';
import {Mark, Phone, Rows, Window} from '../screenParts';
import {Arrow, Label} from '../shapes';

const PHONES = [
  {x: 24, answer: '1.2 s'},
  {x: 146, answer: '2.8 s'},
  {x: 268, answer: ''},
] as const;

/** One program runs a script on three phones and writes what they answer into a table. */
export function ManyPhonesDrawing(): ReactNode {
  return (
    <Diagram
      title="Three phones run the script; two answer, one does not"
      description="Three phones side by side. The first shows an opened app after 1.2 seconds, the second after 2.8 seconds, the third stays dark. An arrow goes from a computer below up to each, and one comes back from the first two. The computer's window shows the table results.csv with a row for each: done, done, failed."
      height={300}
    >
      {PHONES.map(({x, answer}) => (
        <g key={x}>
          <Phone x={x} y={10} width={68} height={108} />
          {answer === '' ? (
            <Mark x={x + 30} y={64} isGood={false} />
          ) : (
            <>
              <Mark x={x + 28} y={54} isGood />
              <Label x={x + 34} y={82} anchor="middle">
                {answer}
              </Label>
            </>
          )}
          <Arrow from={[x + 26, 172]} to={[x + 26, 122]} />
          {answer !== '' && <Arrow from={[x + 44, 122]} to={[x + 44, 172]} isDashed />}
        </g>
      ))}
      <Window x={24} y={176} width={312} height={108} title="results.csv" />
      <Rows
        x={30}
        y={204}
        width={300}
        height={25}
        texts={['192.168.1.23, done, 1.2', '192.168.1.24, done, 2.8', '192.168.1.25, failed']}
      />
    </Diagram>
  );
}
