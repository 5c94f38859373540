import { lazy, Suspense, useEffect, useState } from 'react';
import type { SecondPriceSetting } from './second-price-setting.server.ts';

const SecondPrices = lazy(() => import('./SecondPrices.tsx'));

/** Loads the second prices once the page runs; nothing where the market shows none. */
export function SecondPricesSlot({ setting }: { setting: SecondPriceSetting | null }) {
  const [isRunning, setRunning] = useState(false);
  useEffect(() => setRunning(true), []);
  if (!setting || !isRunning) return null;
  return (
    <Suspense>
      <SecondPrices {...setting} />
    </Suspense>
  );
}
