import { use, useSyncExternalStore } from 'react';
import { StockSessionContext } from '../session/stock-session.js';
import { createServerClock, type ServerClock } from './server-clock.js';

/** Without a session the browser's clock is used. */
const ownClock: ServerClock = { offset: () => 0, learn: () => {}, subscribe: () => () => {} };
const unknown = () => undefined;

/** Milliseconds by which the server's clock is ahead; undefined until it is known. */
export function useServerOffset(): number | undefined {
  const clock = use(StockSessionContext)?.get(createServerClock) ?? ownClock;
  return useSyncExternalStore(clock.subscribe, clock.offset, unknown);
}
