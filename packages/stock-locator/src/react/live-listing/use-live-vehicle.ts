import { use, useCallback, useMemo, useSyncExternalStore } from 'react';
import { StockSessionContext } from '../session/stock-session.js';
import { createVehicleUpdates } from './vehicle-updates.js';

const nothing = () => undefined;
const never = () => () => {};

/** The vehicle with updates since the page was loaded: reserved, sold, another price. */
export function useLiveVehicle<V extends { readonly id: string }>(vehicle: V): V {
  const { id } = vehicle;
  const all = use(StockSessionContext)?.get(createVehicleUpdates);
  const subscribe = useCallback(
    (listener: () => void) => (all ? all.subscribe(id, listener) : never()),
    [all, id],
  );
  const updates = useSyncExternalStore(subscribe, () => all?.of(id), nothing);
  return useMemo(() => (updates ? { ...vehicle, ...updates } : vehicle), [vehicle, updates]);
}
