import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isHoldMarked, onHoldMark } from './is-hold-marked.ts';

/** Loaded only in a browser that has held a vehicle. */
const ResumeStrip = lazy(() => import('./ResumeStrip.tsx'));

/** Slot of the strip with the link to the open order, on every page except those of the order. */
export function ResumeSlot() {
  const { pathname } = useLocation();
  const [isHolding, setHolding] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hold begins on a page of the order
  useEffect(() => {
    const read = () => setHolding(isHoldMarked());
    read();
    return onHoldMark(read);
  }, [pathname]);
  if (!isHolding || pathname.includes('/showroom-order-online')) return null;
  return (
    <Suspense>
      <ResumeStrip />
    </Suspense>
  );
}
