import { retailerAttribute, waitingAttribute } from '@mawkib/ui/markup';
import { useStyles } from '@mawkib/ui/styles';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { sessionMemory } from '../storage/session-memory.ts';
import { styles } from './retailer-bar-slot.styles.ts';
import { setVisitorRetailer, visitorRetailer } from './visitor-retailer.ts';

/** Loaded only for visitors who have a retailer. */
const RetailerBar = lazy(() => import('./RetailerBar.tsx'));

const key = 'mawkib_retailer';

/**
 * Place of the bar of the visitor's retailer: of the one in the address (`_retailer`), which is kept
 * for the visit. An address with one, and a visit with one (`retailerMark`), have the room from the
 * first paint.
 */
export function RetailerBarSlot() {
  const { search } = useLocation();
  const arrived = new URLSearchParams(search).get('_retailer')?.trim() || null;
  const [code, setCode] = useState(arrived ?? visitorRetailer()?.code ?? null);
  // The server does not wait for the bar's code. Where the retailer is known, the page is not new.
  const [isRunning, setRunning] = useState(visitorRetailer() !== null);
  useEffect(() => {
    setRunning(true);
    if (arrived) sessionMemory.set(key, arrived);
    setCode(arrived ?? sessionMemory.get(key) ?? null);
  }, [arrived]);
  if (!code) return isRunning ? null : <Room isWaiting />;
  const room = <Room />;
  if (!isRunning) return room;
  const forget = () => {
    sessionMemory.remove(key);
    document.documentElement.removeAttribute(retailerAttribute);
    setVisitorRetailer(null);
    setCode(null);
  };
  return (
    <Suspense fallback={room}>
      <RetailerBar key={code} code={code} room={room} onForget={forget} />
    </Suspense>
  );
}

/** The bar without its content; `isWaiting`: shown if the visit turns out to have a retailer. */
function Room({ isWaiting = false }: { isWaiting?: boolean }) {
  return (
    <div
      className={useStyles(styles).room}
      data-sticky="retailer"
      data-surface="grey"
      {...(isWaiting && { [waitingAttribute]: '' })}
    />
  );
}
