import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../surroundings/clock.ts';

/** A clock that only moves when it is advanced. */
export interface ManualClock extends Clock {
  /** Number of pending timers. */
  waiting(): number;
  /** Moves the time and runs due timers in order. */
  advance(milliseconds: number): Promise<void>;
}

export function createManualClock(start = Date.UTC(2026, 0, 15, 8)): ManualClock {
  let time = start;
  let tasks: { due: number; task: () => void }[] = [];
  return {
    now: () => time,
    waiting: () => tasks.length,
    after(milliseconds, task) {
      const entry = { due: time + milliseconds, task };
      tasks.push(entry);
      return () => {
        tasks = tasks.filter((other) => other !== entry);
      };
    },
    async advance(milliseconds) {
      const end = time + milliseconds;
      for (;;) {
        const [next] = tasks.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due);
        if (!next) break;
        tasks = tasks.filter((other) => other !== next);
        time = Math.max(time, next.due);
        next.task();
        await setImmediate();
      }
      time = end;
    },
  };
}
