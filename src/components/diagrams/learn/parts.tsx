import type {ReactNode} from 'react';
import diagram from '../diagrams.module.css';
import {Label} from '../shapes';
import styles from './learn.module.css';

interface Place {
  x: number;
  y: number;
}

/** The title of a page or a file. */
export function Heading({x, y, children}: Place & {children: string}): ReactNode {
  return (
    <text className={styles.heading} x={x} y={y}>
      {children}
    </text>
  );
}

/** A line of a file or a part of a script. */
export function Code({x, y, children}: Place & {children: string}): ReactNode {
  return (
    <text className={diagram.label} fontFamily="var(--font-code)" fontSize={11} x={x} y={y}>
      {children}
    </text>
  );
}

const FIELD_HEIGHT = 24;

export interface FormFieldProps extends Place {
  width: number;
  caption: string;
  /** What the field holds. */
  text: string;
}

/** A field of a form below its caption; `y` is the caption's baseline. */
export function FormField({x, y, width, caption, text}: FormFieldProps): ReactNode {
  return (
    <>
      <text className={diagram.ink} x={x} y={y}>
        {caption}
      </text>
      <rect className={diagram.screen} x={x} y={y + 6} width={width} height={FIELD_HEIGHT} rx={3} />
      <Label x={x + 8} y={y + 22}>
        {text}
      </Label>
    </>
  );
}

const LINE = 18;
const HEAD = 32;

export interface TextFileProps extends Place {
  width: number;
  name: string;
  lines: readonly string[];
}

/** A file with its name and its lines. */
export function TextFile({x, y, width, name, lines}: TextFileProps): ReactNode {
  return (
    <>
      <rect className={diagram.screen} x={x} y={y} width={width} height={HEAD + lines.length * LINE} rx={3} />
      <Heading x={x + 10} y={y + 19}>
        {name}
      </Heading>
      {lines.map((line, index) => (
        <Code key={line} x={x + 10} y={y + 40 + index * LINE}>
          {line}
        </Code>
      ))}
    </>
  );
}

const BAR_HEIGHT = 14;

/** A bar that is full to a share from 0 to 1. */
export function ShareBar({x, y, width, share}: Place & {width: number; share: number}): ReactNode {
  return (
    <>
      <rect className={diagram.screen} x={x} y={y} width={width} height={BAR_HEIGHT} rx={3} />
      <rect
        fill="var(--color-accent)"
        x={x}
        y={y}
        width={Math.round(width * share)}
        height={BAR_HEIGHT}
        rx={3}
      />
    </>
  );
}
