import { useSyncExternalStore } from 'react';
import { deviceSavedVehicles as saved } from './device-saved-vehicles.js';

/** Whether a vehicle is saved on this device, and what changes it. */
export function useSavedVehicle(id: string, list?: string) {
  const isSaved = useSyncExternalStore(
    saved.subscribe,
    () => saved.isSaved(id),
    () => false,
  );
  return { isSaved, toggle: () => saved.toggle({ id, list: list ?? null }) };
}
