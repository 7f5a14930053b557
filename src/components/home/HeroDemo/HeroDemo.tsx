import {type ReactNode, useEffect, useRef, useState} from 'react';
import styles from './HeroDemo.module.css';
import {Phone} from './Phone';
import {STEPS} from './steps';

export interface HeroDemoProps {
  /** The script as a code block with numbered lines, whose lines the demo lights up. */
  children: ReactNode;
}

/** How long a step stays while the demo plays, in milliseconds. */
export const STEP_DURATION = 2200;

/** A script beside a simulated phone: line by line one sees what each does. Plays by itself unless motion is unwanted. */
export function HeroDemo({children}: HeroDemoProps): ReactNode {
  const [index, setIndex] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const script = useRef<HTMLDivElement>(null);
  const step = STEPS[index] ?? STEPS[0];

  useEffect(() => {
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(true);
  }, []);

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => setIndex((current) => (current + 1) % STEPS.length), STEP_DURATION);
    return () => clearInterval(timer);
  }, [isPlaying]);

  useEffect(() => {
    // The lines are HTML made at build time; React does not know them.
    const lines = script.current?.querySelectorAll('.line-numbered') ?? [];
    for (const [number, line] of [...lines].entries())
      line.classList.toggle('line-marked', number + 1 === step.line);
  }, [step]);

  function go(distance: number) {
    setPlaying(false);
    setIndex((current) => (current + distance + STEPS.length) % STEPS.length);
  }

  return (
    <div className={styles.root}>
      <div ref={script}>{children}</div>
      <Phone state={step.phone} />
      <div className={styles.controls}>
        <p className={styles.caption} aria-live={isPlaying ? 'off' : 'polite'}>
          Line {step.line}: {step.caption}
        </p>
        <button type="button" className={styles.button} onClick={() => go(-1)}>
          Previous
        </button>
        <button type="button" className={styles.button} onClick={() => setPlaying(!isPlaying)}>
          {isPlaying ? 'Pause' : 'Play'}
        </button>
        <button type="button" className={styles.button} onClick={() => go(1)}>
          Next
        </button>
      </div>
    </div>
  );
}
