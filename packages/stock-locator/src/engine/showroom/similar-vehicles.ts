import { similarVehicles as maxSimilar } from '@mawkib/core/vocabulary';

/** At most six others, in the order given; the vehicle itself and repeats are left out. */
export function similarVehicles<V extends { id: string }>(
  current: { id: string },
  candidates: readonly V[],
): V[] {
  const seen = new Set([current.id]);
  return candidates.filter(({ id }) => !seen.has(id) && seen.add(id)).slice(0, maxSimilar);
}
