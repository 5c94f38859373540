import type { BlockFloatingActions } from '@mawkib/core/settings';
import { createContext, use, useEffect } from 'react';

type Supply = (actions: BlockFloatingActions | null) => void;

const SupplyContext = createContext<Supply | null>(null);

/** Provides the setter for a block's floating actions; called with null on unmount. */
export const FloatingActionsProvider = SupplyContext.Provider;

/**
 * Adds a block's items to the page's floating area, or hides the area, while the block is mounted.
 * Pass a memoized value. The last mounted block wins. No effect without a provider.
 */
export function useFloatingActions(actions: BlockFloatingActions | null): void {
  const supply = use(SupplyContext);
  useEffect(() => {
    if (!supply || !actions) return;
    supply(actions);
    return () => supply(null);
  }, [supply, actions]);
}
