import { whenIdle } from '@mawkib/core/browser';
import type { PushEvent } from '@mawkib/core/react';
import type { Visit } from './visit.ts';

const max = 200;
let visit: Visit | undefined;
let waiting: ((visit: Visit) => void)[] = [];

/** Runs with what records the visit: now, or once its code is here. */
export function withVisit(run: (visit: Visit) => void): void {
  if (visit) run(visit);
  else if (waiting.length < max) waiting.push(run);
}

/** `push` of analytics, from the first moment on. */
export const pushEvent = ((...event: Parameters<PushEvent>) =>
  withVisit(({ push }) => push(...event))) as PushEvent;

let isRequested = false;

/** Fetches the code, once, when the browser has nothing else to do; a failure is no one's concern. */
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
