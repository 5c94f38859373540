import { setOwnHold, useStockSession } from '@mawkib/stock-locator';
import { useEffect, useRef, useState } from 'react';
import type { OwnHoldData } from '../order/own-hold-data.ts';
import { fetchOwn } from '../request/fetch-own.ts';
import { forgetHoldMark } from './is-hold-marked.ts';

/** Waits a moment after the end, which the service may have extended. */
const graceMs = 500;

/**
 * The open hold of this browser, as the service knows it; undefined while that is unknown. Asks
 * again on another page, when the tab is seen again and at the end of the hold; shows the hold on
 * cards and the vehicle's page, and forgets one that is over; `onEnded` is called if its time runs out.
 */
export function useOwnHold(
  locale: string,
  pathname: string,
  onEnded: (vehicleId: string) => void,
): OwnHoldData | undefined {
  const session = useStockSession();
  const [found, setFound] = useState<OwnHoldData>();
  const held = useRef<OwnHoldData['hold']>(null);
  const onEnd = useRef(onEnded);
  onEnd.current = onEnded;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again on another page
  useEffect(() => {
    const aborter = new AbortController();
    const { signal } = aborter;
    let atEnd: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const response = await fetchOwn(`/${locale}/showroom-order-online/hold`, { signal });
      if (!response.ok) return;
      const data = (await response.json()) as OwnHoldData;
      setFound(data);
      // A hold that ended early became an order or was released.
      const before = held.current;
      if (before && !data.hold && data.now >= before.until) onEnd.current(before.vehicleId);
      held.current = data.hold;
      setOwnHold(session, data.hold, data.now);
      clearTimeout(atEnd);
      if (!data.hold) return forgetHoldMark();
      const left = Date.parse(data.hold.until) - Date.parse(data.now);
      atEnd = setTimeout(refresh, Math.max(0, left) + graceMs);
    };
    // The display stays if the service is not available; the end of the hold is known.
    const refresh = () => void ask().catch(() => {});
    const onVisible = () => document.visibilityState === 'visible' && refresh();
    refresh();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      aborter.abort();
      clearTimeout(atEnd);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [locale, pathname, session]);
  return found;
}
