/** What the stream of changes told of vehicles since the page was loaded. */
type Fields = Readonly<Record<string, unknown>>;

/** What may change of a vehicle while a page shows it. */
const changing = [
  'status',
  'availability',
  'price_hidden',
  'financing_options',
  'msrp_price',
  'sale_price',
  'monthly_price',
  'subscribe_price',
] as const;

const mostHeard = 2_000;
const heard = new Map<string, Fields>();
const listeners = new Map<string, Set<() => void>>();

const tell = (id: string) => {
  for (const listener of listeners.get(id) ?? []) listener();
};

/** Takes in vehicles as they are now; who is gone cannot be bought any more, as if sold. */
export function hearVehicles(
  vehicles: readonly (Fields & { readonly id: string })[],
  gone: readonly string[],
): void {
  for (const vehicle of vehicles) {
    heard.delete(vehicle.id);
    heard.set(
      vehicle.id,
      Object.fromEntries(changing.map((name) => [name, vehicle[name] ?? null])),
    );
  }
  for (const id of gone) heard.set(id, { ...heard.get(id), status: 'sold' });
  for (const oldest of heard.keys()) {
    if (heard.size <= mostHeard) break;
    heard.delete(oldest);
  }
  for (const { id } of vehicles) tell(id);
  for (const id of gone) tell(id);
}

/** What was heard may be old: pages are loaded anew. */
export function forgetHeard(): void {
  const ids = [...heard.keys()];
  heard.clear();
  for (const id of ids) tell(id);
}

export const heardOf = (id: string): Fields | undefined => heard.get(id);

export function onHeard(id: string, listener: () => void): () => void {
  const all = listeners.get(id) ?? new Set();
  listeners.set(id, all.add(listener));
  return () => {
    all.delete(listener);
    if (all.size === 0) listeners.delete(id);
  };
}
