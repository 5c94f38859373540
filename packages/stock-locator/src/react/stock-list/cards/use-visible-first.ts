import { type RefObject, useDeferredValue, useEffect, useRef } from 'react';
import type { LoadedVehicles } from './use-loaded-vehicles.js';

type Vehicles = LoadedVehicles['vehicles'];

/** While nothing is known of the screen: the first row on a wide one. */
const defaultValue = 3;

/**
 * The cards on the screen at once, the rest a moment later: until then those of the list before keep
 * their places further down, so that a choice shows without waiting for what is out of sight. A list
 * that grew, at its end or by the pages before, stands at once: the place in it is about to be
 * restored.
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

/** How many cards of the list there are up to the last on the screen. */
function useCardsUntilLastSeen(list: RefObject<HTMLElement | null>, vehicles: Vehicles) {
  const amount = useRef(defaultValue);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other vehicles are other cards
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const seen = new Set<number>();
    const places = new Map([...(list.current?.children ?? [])].map((card, at) => [card, at]));
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const at = places.get(target) ?? 0;
        if (isIntersecting) seen.add(at);
        else seen.delete(at);
      }
      amount.current = Math.max(defaultValue, ...[...seen].map((at) => at + 1));
    });
    for (const card of places.keys()) observer.observe(card);
    return () => observer.disconnect();
  }, [list, vehicles]);
  return amount;
}
