import { whenIdle } from '@mawkib/core/browser';
import type { PushEvent } from '@mawkib/core/react';
import type { Visit } from './visit.ts';

const max = 200;
let visit: Visit | undefined;
let waiting: ((visit: Visit) => void)[] = [];

/** Calls `run` with the visit: now, or once its code has loaded. */
export function withVisit(run: (visit: Visit) => void): void {
  if (visit) run(visit);
  else if (waiting.length < max) waiting.push(run);
}

/** `push` of analytics; may be called before its code has loaded. */
export const pushEvent = ((...event: Parameters<PushEvent>) =>
  withVisit(({ push }) => push(...event))) as PushEvent;

let isRequested = false;

/** Loads the code, once, when the browser is idle; failures are ignored. */
export function fetchVisitWhenIdle(): void {
  if (isRequested) return;
  isRequested = true;
  const fetch = () =>
    import('./visit.ts').then(
      ({ visit: found }) => {
        visit = found;
        const due = waiting;
        waiting = [];
        for (const run of due) run(found);
      },
      () => {
        waiting = [];
      },
    );
  whenIdle(fetch, 3000, 1000);
}
