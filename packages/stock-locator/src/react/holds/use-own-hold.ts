import { createContext, use, useSyncExternalStore } from 'react';
import { StockSessionContext } from '../session/stock-session.js';
import { createOwnHold, type OwnHold } from './own-hold.js';

/** The buyer's hold that the server knew of when it rendered the page, for that visitor alone. */
export const RenderedHoldContext = createContext<OwnHold | null>(null);

const nothing = () => undefined;
const never = () => () => {};

/**
 * This buyer's hold of a vehicle; null for other vehicles. On a server and while hydrating it is the
 * one of `RenderedHoldContext`.
 */
export function useOwnHold(vehicle: string): OwnHold | null {
  const store = use(StockSessionContext)?.get(createOwnHold);
  const known = useSyncExternalStore(store?.subscribe ?? never, store?.get ?? nothing, nothing);
  const rendered = use(RenderedHoldContext);
  const held = known === undefined ? rendered : known;
  return held?.vehicleId === vehicle ? held : null;
}
