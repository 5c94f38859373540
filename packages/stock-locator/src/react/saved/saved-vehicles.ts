import type { Logger } from '@mawkib/core/errors';
import { createStorage, type StorageArea } from '@mawkib/core/storage';

/** A saved vehicle and the stock list it is from. */
export interface SavedVehicle {
  id: string;
  list?: string | null;
}

const key = 'stockLocatorSavedVahicles';

/** The visitor's saved vehicles, in step with the storage; newest first. */
export function createSavedVehicles(area: () => StorageArea | null, logger: Logger) {
  const storage = createStorage(area, logger);
  const listeners = new Set<() => void>();
  let current: readonly SavedVehicle[] | undefined;

  const read = () => {
    current ??= (storage.get(key) as SavedVehicle[] | null) ?? [];
    return current;
  };
  const write = (next: readonly SavedVehicle[]) => {
    current = next;
    storage.set(key, [...next] as never);
    for (const listener of listeners) listener();
  };

  return {
    list: read,
    isSaved: (id: string) => read().some((saved) => saved.id === id),
    toggle(vehicle: SavedVehicle) {
      const rest = read().filter(({ id }) => id !== vehicle.id);
      write(rest.length < read().length ? rest : [vehicle, ...rest]);
    },
    remove: (id: string) => write(read().filter((saved) => saved.id !== id)),
    /** Another tab changed the storage. */
    reload() {
      current = undefined;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
