import { use, useSyncExternalStore } from 'react';
import { StockSessionContext } from '../session/stock-session.js';
import { createOwnHold, type OwnHold } from './own-hold.js';

const nothing = () => null;
const never = () => () => {};

/** This buyer's hold of a vehicle; null for other vehicles, on a server and while hydrating. */
export function useOwnHold(vehicle: string): OwnHold | null {
  const store = use(StockSessionContext)?.get(createOwnHold);
  const held = useSyncExternalStore(store?.subscribe ?? never, store?.get ?? nothing, nothing);
  return held?.vehicleId === vehicle ? held : null;
}
