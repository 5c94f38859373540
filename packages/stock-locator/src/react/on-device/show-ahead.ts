import { whenIdle } from '@mawkib/core/browser';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { answersByItself } from './own-answers.js';

/** What a list shows already, before the address says it. */
interface Ahead {
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
}

/** Milliseconds after which the address follows though the browser found no rest. */
const longestMs = 500;

let ahead: Ahead | undefined;
let going: (() => void) | undefined;
const listeners = new Set<() => void>();

const show = (next: Ahead | undefined) => {
  ahead = next;
  for (const listener of listeners) listener();
};

const rest = (run: () => void) => whenIdle(run, longestMs, longestMs / 5);

/** Runs when what is shown was painted and nothing of it is left to do. */
function onceAtRest(run: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    window.removeEventListener('pointerdown', leave, true);
    run();
  };
  // Who leaves by a link comes back to the list that they saw.
  const leave = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href]')) once();
  };
  window.addEventListener('pointerdown', leave, true);
  requestAnimationFrame(() => rest(once));
}

/**
 * Shows another query of a list at once, where the page answers it by itself, and lets the address
 * follow when that is painted. False where the service must be asked.
 */
export function showAhead(address: string, go: () => void): boolean {
  const here = new URL(window.location.href);
  const next = new URL(address, here);
  const current =
    ahead?.pathname === here.pathname ? new URL(ahead.pathname + ahead.search, here) : here;
  if (!answersByItself(current, next)) return false;
  const isFirst = going === undefined;
  going = go;
  flushSync(() => show({ pathname: next.pathname, search: next.search }));
  if (isFirst) {
    onceAtRest(() => {
      const last = going;
      going = undefined;
      last?.();
    });
  }
  return true;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const nothing = () => undefined;

/** The search part that a list of this page shows: the address's, or what will be there in a moment. */
export function useSearchNow(pathname: string, search: string): string {
  const read = useCallback(
    () => (ahead?.pathname === pathname ? ahead.search : undefined),
    [pathname],
  );
  const next = useSyncExternalStore(subscribe, read, nothing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address ends what was ahead of it
  useEffect(() => {
    if (ahead && going === undefined) show(undefined);
  }, [pathname, search]);
  return next ?? search;
}
