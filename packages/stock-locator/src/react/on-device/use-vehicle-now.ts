import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { heardOf, onHeard } from './heard-vehicles.js';

const nothing = () => undefined;

/** The vehicle with what became of it since the page was made: reserved, sold, another price. */
export function useVehicleNow<V extends { readonly id: string }>(vehicle: V): V {
  const { id } = vehicle;
  const subscribe = useCallback((listener: () => void) => onHeard(id, listener), [id]);
  const heard = useSyncExternalStore(subscribe, () => heardOf(id), nothing);
  return useMemo(() => (heard ? { ...vehicle, ...heard } : vehicle), [vehicle, heard]);
}
