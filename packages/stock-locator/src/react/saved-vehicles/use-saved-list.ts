import type { RawVehicle } from '@mawkib/api-clients/contracts/stock';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { deviceSavedVehicles as saved } from './device-saved-vehicles.js';

/** Result of fetching vehicles by id. */
export interface FoundVehicles {
  readonly vehicles: readonly RawVehicle[];
  /** Ids unknown to the service (404): they are removed from the saved list on the device. */
  readonly gone: readonly string[];
}

/** Fetches vehicles by id. An id that is missing from the result could not be fetched now. */
export type LoadVehicles = (ids: readonly string[]) => Promise<FoundVehicles>;

const nothingYet: readonly { id: string }[] = [];

/** Saved vehicles of this device in their current state. */
export function useSavedList(load: LoadVehicles) {
  const entries = useSyncExternalStore(saved.subscribe, saved.list, () => nothingYet);
  const [known, setKnown] = useState<ReadonlyMap<string, RawVehicle>>(new Map());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const missing = entries
    .map(({ id }) => id)
    .filter((id) => !known.has(id) && !failed.has(id))
    .join('\n');

  useEffect(() => {
    if (missing === '') return;
    let isCurrent = true;
    const requested = missing.split('\n');
    const take = ({ vehicles, gone }: FoundVehicles) => {
      for (const id of gone) saved.remove(id);
      if (!isCurrent) return;
      const found = new Set(vehicles.map(({ id }) => id));
      setKnown(
        (before) => new Map([...before, ...vehicles.map((each) => [each.id, each] as const)]),
      );
      setFailed((before) => new Set([...before, ...requested.filter((id) => !found.has(id))]));
    };
    load(requested).then(take, () => take({ vehicles: [], gone: [] }));
    return () => {
      isCurrent = false;
    };
  }, [missing, load]);

  return useMemo(
    () => ({
      vehicles: entries.flatMap(({ id }) => known.get(id) ?? []),
      isLoading: missing !== '',
      hasFailed: entries.some(({ id }) => failed.has(id)),
      isEmpty: entries.length === 0,
      retry: () => setFailed(new Set()),
    }),
    [entries, known, failed, missing],
  );
}
