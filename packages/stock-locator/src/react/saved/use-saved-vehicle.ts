import { createStorage, localEntries } from '@mawkib/core/storage';
import { useSyncExternalStore } from 'react';
import { createSavedVehicles } from './saved-vehicles.js';

const storage = createStorage(
  () => window.localStorage,
  console,
  localEntries,
  () => window,
);
const saved = createSavedVehicles(storage);

/** Whether a vehicle is saved on this device, and what changes it. */
export function useSavedVehicle(id: string, list?: string) {
  const isSaved = useSyncExternalStore(
    saved.subscribe,
    () => saved.isSaved(id),
    () => false,
  );
  return { isSaved, toggle: () => saved.toggle({ id, list: list ?? null }) };
}
