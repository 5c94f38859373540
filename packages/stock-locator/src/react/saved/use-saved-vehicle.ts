import { useSyncExternalStore } from 'react';
import { createSavedVehicles } from './saved-vehicles.js';

const area = () => (typeof localStorage === 'undefined' ? null : localStorage);
const saved = createSavedVehicles(area, console);

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === 'stockLocatorSavedVahicles') saved.reload();
  });
}

/** Whether a vehicle is saved on this device, and what changes it. */
export function useSavedVehicle(id: string, list?: string) {
  const isSaved = useSyncExternalStore(
    saved.subscribe,
    () => saved.isSaved(id),
    () => false,
  );
  return { isSaved, toggle: () => saved.toggle({ id, list: list ?? null }) };
}
