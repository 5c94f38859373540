import { similarVehicles as maxSimilar } from '@mawkib/core/vocabulary';

/** At most six other vehicles in their order, without the vehicle itself and repeats. */
export function similarVehicles<V extends { id: string }>(
  current: { id: string },
  candidates: readonly V[],
): V[] {
  const seen = new Set([current.id]);
  return candidates.filter(({ id }) => !seen.has(id) && seen.add(id)).slice(0, maxSimilar);
}
