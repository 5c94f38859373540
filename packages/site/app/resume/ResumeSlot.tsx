import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { browserStorage } from '../storage/browser-storage.ts';

/** Loaded only in a browser that has held a vehicle. */
const ResumeStrip = lazy(() => import('./ResumeStrip.tsx'));

const marker = 'sl_order_online_soft_lock';

/** Slot of the strip with the link to the open order, on every page except those of the order. */
export function ResumeSlot() {
  const { pathname } = useLocation();
  const [isHolding, setHolding] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hold begins on a page of the order
  useEffect(() => {
    const read = () => setHolding(browserStorage.get(marker) !== null);
    read();
    return browserStorage.subscribe(marker, read);
  }, [pathname]);
  if (!isHolding || pathname.includes('/showroom-order-online')) return null;
  return (
    <Suspense>
      <ResumeStrip />
    </Suspense>
  );
}
