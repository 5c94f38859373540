import { useSyncExternalStore } from 'react';
import { deviceSavedVehicles as saved } from './device-saved-vehicles.js';

/** Saved state of a vehicle, the number of saved vehicles, and a toggle. */
export function useSavedVehicle(id: string, list?: string) {
  const isSaved = useSyncExternalStore(
    saved.subscribe,
    () => saved.isSaved(id),
    () => false,
  );
  const count = useSyncExternalStore(
    saved.subscribe,
    () => saved.list().length,
    () => 0,
  );
  return { isSaved, count, toggle: () => saved.toggle({ id, list: list ?? null }) };
}
