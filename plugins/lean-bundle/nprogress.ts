/** Where the bar starts, and the furthest that it moves by itself, as shares of its width. */
const MINIMUM = 0.08;
const MAXIMUM = 0.994;
/** How long a step of the bar takes, and its fading. */
const SPEED_MS = 200;
/** The longest step that the bar takes by itself, and the time between steps. */
const TRICKLE_RATE = 0.02;
const TRICKLE_MS = 800;

/** Ends the bar that is shown. */
let finish: (() => void) | undefined;

/**
 * Replaces `nprogress` (without a release since 2015) in the browser, 1.1 KB brotli less: what the theme calls of it, with its look
 * and its times, which tests/SPEC.md 9 repeats.
 */
export default {
  /** The theme only switches the spinner off, and there is none. */
  configure(): void {},

  /** Shows the bar, which moves on by itself; nothing more where it is already shown. */
  start(): void {
    finish ??= show();
  },

  /** Moves a bar that is shown to its end, and removes it. */
  done(): void {
    finish?.();
    finish = undefined;
  },
};

/** Shows a bar; gives what ends it. */
function show(): () => void {
  const root = document.createElement('div');
  root.id = 'nprogress';
  const bar = root.appendChild(document.createElement('div'));
  bar.className = 'bar';
  bar.appendChild(document.createElement('div')).className = 'peg';
  let share = 0;
  const moveTo = (next: number) => {
    share = next;
    bar.style.transform = `translate3d(${(share - 1) * 100}%, 0, 0)`;
  };
  moveTo(0);
  document.body.append(root);
  // Applies the first position, so that the bar moves to the next one.
  bar.getBoundingClientRect();
  bar.style.transition = `transform ${SPEED_MS}ms ease, opacity ${SPEED_MS}ms linear ${SPEED_MS}ms`;
  moveTo(MINIMUM);
  const trickle = setInterval(
    () => moveTo(Math.min(MAXIMUM, share + Math.random() * TRICKLE_RATE)),
    TRICKLE_MS,
  );
  return () => {
    clearInterval(trickle);
    moveTo(1);
    bar.style.opacity = '0';
    setTimeout(() => root.remove(), 2 * SPEED_MS);
  };
}
