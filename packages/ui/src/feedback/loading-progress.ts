import { loadingBar } from '../styles/breakpoints.js';

export interface Clock {
  setTimeout(run: () => void, after: number): unknown;
  clearTimeout(timer: unknown): void;
}

const secondStep = 1400;
const farewell = 300;

/**
 * Progress of a loading bar in percent: hidden (null) for 200 ms, then 30, then 75, and 100 when
 * loading ends or after 5 s.
 */
export function loadingProgress(show: (progress: number | null) => void, clock: Clock) {
  let timers: unknown[] = [];
  let shown = false;
  const after = (delay: number, run: () => void) => timers.push(clock.setTimeout(run, delay));
  const clear = () => {
    for (const timer of timers) clock.clearTimeout(timer);
    timers = [];
  };
  const finish = () => {
    clear();
    if (!shown) return;
    shown = false;
    show(100);
    after(farewell, () => show(null));
  };
  const [first, second] = loadingBar.steps;
  return {
    start() {
      clear();
      after(loadingBar.throttleMs, () => {
        shown = true;
        show(first);
      });
      after(loadingBar.throttleMs + secondStep, () => show(first + second));
      after(loadingBar.durationMs, finish);
    },
    finish,
    stop: clear,
  };
}
