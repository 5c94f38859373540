type Fields = Readonly<Record<string, unknown>>;

/** Fields that may change while a page shows a vehicle. */
const changing = [
  'status',
  'availability',
  'price_hidden',
  'financing_options',
  'msrp_price',
  'sale_price',
  'monthly_price',
  'subscribe_price',
  'held_until',
] as const;

const maxUpdates = 2_000;

/** Updates of vehicles since the page was loaded. */
export interface VehicleUpdates {
  /** Applies the current state of vehicles. Vehicles that no longer exist count as sold. */
  apply(vehicles: readonly (Fields & { readonly id: string })[], gone: readonly string[]): void;
  /** Drops all updates, which may be out of date: pages fetch their data again. */
  forget(): void;
  of(id: string): Fields | undefined;
  subscribe(id: string, listener: () => void): () => void;
}

export function createVehicleUpdates(): VehicleUpdates {
  const updates = new Map<string, Fields>();
  const listeners = new Map<string, Set<() => void>>();
  const notify = (ids: Iterable<string>) => {
    for (const id of ids) for (const listener of listeners.get(id) ?? []) listener();
  };
  return {
    apply(vehicles, gone) {
      for (const vehicle of vehicles) {
        const fields = changing.map((name) => [name, vehicle[name] ?? null]);
        updates.delete(vehicle.id);
        updates.set(vehicle.id, Object.fromEntries(fields));
      }
      for (const id of gone) updates.set(id, { ...updates.get(id), status: 'sold' });
      for (const oldest of updates.keys()) {
        if (updates.size <= maxUpdates) break;
        updates.delete(oldest);
      }
      notify([...vehicles.map(({ id }) => id), ...gone]);
    },
    forget() {
      const ids = [...updates.keys()];
      updates.clear();
      notify(ids);
    },
    of: (id) => updates.get(id),
    subscribe(id, listener) {
      const all = listeners.get(id) ?? new Set();
      listeners.set(id, all.add(listener));
      return () => {
        all.delete(listener);
        if (all.size === 0) listeners.delete(id);
      };
    },
  };
}
