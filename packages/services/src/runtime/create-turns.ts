import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Slice in milliseconds. Short, because a request takes several turns of the event loop and so
 * waits for several slices.
 */
const sliceMs = 1;

/**
 * Splits long work into slices: call it between two small steps and await the promise, if there is
 * one.
 */
export function createTurns(): () => Promise<void> | undefined {
  let begun = performance.now();
  return () => {
    if (performance.now() - begun <= sliceMs) return undefined;
    return nextTurn().then(() => {
      begun = performance.now();
    });
  };
}
