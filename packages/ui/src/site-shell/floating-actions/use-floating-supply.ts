import type { BlockFloatingActions } from '@mawkib/core/settings';
import { createContext, use, useEffect } from 'react';

type Supply = (actions: BlockFloatingActions | null) => void;

const SupplyContext = createContext<Supply | null>(null);

/** Around a page: takes what a block on it supplies to the floating area; null when it leaves. */
export const FloatingActionsProvider = SupplyContext.Provider;

/**
 * For a block: puts items of its own into the page's floating area, or takes the area away, for as
 * long as the block is there. Give it a value that changes only when the actions do. Of two blocks
 * the one that came last decides. Without a frame around the page nothing happens.
 */
export function useFloatingActions(actions: BlockFloatingActions | null): void {
  const supply = use(SupplyContext);
  useEffect(() => {
    if (!supply || !actions) return;
    supply(actions);
    return () => supply(null);
  }, [supply, actions]);
}
