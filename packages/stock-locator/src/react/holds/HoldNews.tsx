import { useLocale, VisuallyHidden } from '@mawkib/ui';
import { useEffect, useRef, useState } from 'react';
import { holdMessages } from './hold.messages.js';
import { showInTitle } from './show-in-title.js';
import type { VehicleHold } from './use-hold.js';

interface Props {
  hold: VehicleHold | null;
  /** True unless the vehicle is reserved or sold. */
  isReservable: boolean;
}

/**
 * Announces once that another customer's hold has begun or ended; its end is also in the title of a
 * tab that the visitor does not see.
 */
export function HoldNews({ hold, isReservable }: Props) {
  const { locale } = useLocale();
  const [news, setNews] = useState<'other' | 'free' | undefined>();
  const isHeld = hold !== null && hold.ownHref === undefined;
  const wasHeld = useRef(isHeld);
  const isOwn = hold?.ownHref !== undefined;
  useEffect(() => {
    const before = wasHeld.current;
    wasHeld.current = isHeld;
    if (before === isHeld) return;
    const isFree = !isHeld && !isOwn && isReservable;
    setNews(isHeld ? 'other' : isFree ? 'free' : undefined);
    if (isFree) return showInTitle(holdMessages(locale)('free_title'));
  }, [isHeld, isOwn, isReservable, locale]);
  return (
    <VisuallyHidden>
      <span role="status">{news ? holdMessages(locale)(news) : ''}</span>
    </VisuallyHidden>
  );
}
