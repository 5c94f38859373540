import type { Storage, StoredValue, savedVehicleEntries } from '@mawkib/core/storage';

const key = 'stockLocatorSavedVahicles';

type SavedVehicles = StoredValue<(typeof savedVehicleEntries)[typeof key]>;

/** A saved vehicle and its stock list. */
export type SavedVehicle = Pick<SavedVehicles[number], 'id'> & Partial<SavedVehicles[number]>;

const none: SavedVehicles = [];

/** Saved vehicles, newest first. */
export interface SavedVehicleStore {
  list(): readonly SavedVehicles[number][];
  isSaved(id: string): boolean;
  /** Saves a vehicle, or removes it if it is saved. */
  toggle(vehicle: SavedVehicle): void;
  remove(id: string): void;
  /** Called after each change, in this tab or another; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/**
 * Store of saved vehicles, newest first, synchronised with the storage and other tabs. Values that
 * cannot be stored last until the page is closed.
 */
export function createSavedVehicles(
  storage: Pick<Storage<typeof savedVehicleEntries>, 'get' | 'set' | 'subscribe'>,
): SavedVehicleStore {
  const listeners = new Set<() => void>();
  let unstored: SavedVehicles | null = null;

  const list = (): SavedVehicles => unstored ?? storage.get(key) ?? none;
  const write = (next: SavedVehicles) => {
    unstored = storage.set(key, next) ? null : next;
    if (unstored) for (const listener of listeners) listener();
  };
  const without = (id: string) => list().filter((saved) => saved.id !== id);

  return {
    list,
    isSaved: (id: string) => list().some((saved) => saved.id === id),
    toggle({ id, list: from = null }: SavedVehicle) {
      const rest = without(id);
      write(rest.length < list().length ? rest : [{ id, list: from }, ...rest]);
    },
    remove: (id: string) => write(without(id)),
    subscribe(listener: () => void) {
      listeners.add(listener);
      const stop = storage.subscribe(key, listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}
