import type {ReactNode} from 'react';
import {Diagram} from './Diagram';
import styles from './diagrams.module.css';
import {Phone, Search} from './screenParts';
import {Box, Label} from './shapes';

const TREE = [
  {text: '▾ FrameLayout', x: 160},
  {text: '▾ LinearLayout', x: 174},
  {text: 'EditText (name)', x: 190},
  {text: 'EditText (password)', x: 190},
] as const;
const ROW = 22;

/** The control tool of the Web IDE: picture, tree and properties of one control. */
export function ControlToolDiagram(): ReactNode {
  return (
    <Diagram
      title="The control tool, drawn from its description; places differ between versions"
      description="On the left a picture of the phone's screen with two fields and a button Sign in; a dashed frame is around the button. In the middle of the right side is the tree of controls: a FrameLayout, in it a LinearLayout, in that two fields and a Button, which is marked. Below it are the properties of the marked control: text Sign in, id com.example:id/login, type Button, clickable true."
      height={268}
    >
      <Phone x={8} y={10} width={132} height={248} />
      <Box x={24} y={60} width={100} height={26} lines={['']} />
      <Box x={24} y={96} width={100} height={26} lines={['']} />
      <Box x={24} y={142} width={100} height={30} lines={['Sign in']} isMarked />
      <Search x={20} y={138} width={108} height={38} />
      <rect className={styles.screen} x={152} y={10} width={200} height={130} rx={6} />
      {TREE.map(({text, x}, index) => (
        <Label key={text} x={x} y={32 + index * ROW}>
          {text}
        </Label>
      ))}
      <Box x={186} y={104} width={158} height={26} lines={['Button “Sign in”']} isMarked />
      <rect className={styles.screen} x={152} y={150} width={200} height={108} rx={6} />
      {['text = Sign in', 'id = com.example:id/login', 'type = Button', 'clickable = true'].map(
        (line, index) => (
          <Label key={line} x={162} y={174 + index * ROW}>
            {line}
          </Label>
        ),
      )}
    </Diagram>
  );
}
