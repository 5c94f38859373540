import { type RefObject, useDeferredValue, useEffect, useRef } from 'react';
import type { LoadedVehicles } from './use-loaded-vehicles.js';

type Vehicles = LoadedVehicles['vehicles'];

/** Number of cards before the screen is measured: the first row on a wide one. */
const defaultValue = 3;

/**
 * Renders visible cards at once and the rest at low priority; until then the cards of the previous
 * list stay further down, so that a choice does not wait for cards out of view. A list that grew at
 * its end or start renders at once, because its scroll position is about to be restored.
 */
export function useVisibleFirst(vehicles: Vehicles, list: RefObject<HTMLElement | null>): Vehicles {
  const settled = useDeferredValue(vehicles);
  const amount = useCardsUntilLastSeen(list, settled).current;
  if (settled === vehicles || vehicles.length <= amount) return vehicles;
  const all = new Set(vehicles.map(({ id }) => id));
  if (settled.every(({ id }) => all.has(id))) return vehicles;
  const first = vehicles.slice(0, amount);
  const ids = new Set(first.map(({ id }) => id));
  const rest = settled.slice(amount, vehicles.length).filter(({ id }) => !ids.has(id));
  return [...first, ...rest];
}

/** Number of cards up to the last visible one. */
function useCardsUntilLastSeen(list: RefObject<HTMLElement | null>, vehicles: Vehicles) {
  const amount = useRef(defaultValue);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other vehicles are other cards
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const seen = new Set<number>();
    const indexes = new Map([...(list.current?.children ?? [])].map((card, at) => [card, at]));
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const at = indexes.get(target) ?? 0;
        if (isIntersecting) seen.add(at);
        else seen.delete(at);
      }
      amount.current = Math.max(defaultValue, ...[...seen].map((at) => at + 1));
    });
    for (const card of indexes.keys()) observer.observe(card);
    return () => observer.disconnect();
  }, [list, vehicles]);
  return amount;
}
