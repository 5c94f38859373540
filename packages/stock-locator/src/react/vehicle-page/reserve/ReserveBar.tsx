import { leasePrice } from '@mawkib/core/money';
import { ButtonLink, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { type RefObject, useEffect, useState } from 'react';
import { priceDisplay } from '../../../engine/prices/prices.js';
import { formatPrice } from '../../../engine/prices/stock-prices.js';
import { HoldNotice } from '../../holds/HoldNotice.js';
import { useHold } from '../../holds/use-hold.js';
import { messages as cardMessages } from '../../labels/card.messages.js';
import { messages } from '../vehicle-page.messages.js';
import type { ReserveProps } from './ReserveAction.js';
import { ReserveButton } from './ReserveButton.js';
import { styles } from './reserve.styles.js';

/** True while an element is in the viewport, and before that is known. */
function useIsVisible(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    const target = element.current;
    if (!target || typeof IntersectionObserver === 'undefined') return setSeen(false);
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false));
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}

interface Props extends ReserveProps {
  /** Element with the same content; while it is visible the bar is hidden. */
  above: RefObject<Element | null>;
}

/** Sticky bar with price and reserve button. */
export function ReserveBar({ above, ...props }: Props) {
  const { vehicle, reserveHref, similarHref } = props;
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const { possible, sold } = vehicle.reservation;
  const { title, version } = vehicle.specification;
  const [price] = vehicle.prices;
  const display = priceDisplay(price);
  const isAway = useIsVisible(above);
  const hold = useHold(vehicle);
  if (possible && !reserveHref) return null;
  const amount = display.kind === 'amount' ? formatPrice(display.amount, locale) : '';
  const figure = price?.type === 'purchase' || !amount ? amount : leasePrice(amount, locale);
  const words =
    figure || (display.kind === 'on_request' ? cardMessages(locale)('price_on_request') : '');
  return (
    <div
      className={css.bar}
      data-surface="light"
      data-print="hidden"
      data-sticky-end
      data-away={isAway || undefined}
    >
      <p className={css.barName} aria-hidden="true">
        <bdi>{[title, version].filter(Boolean).join(' ')}</bdi>
      </p>
      {hold ? (
        <HoldNotice hold={hold} />
      ) : (
        <p className={css.barText}>
          {possible ? words : t(sold ? 'sold_words' : 'reserved_words')}
        </p>
      )}
      {possible && reserveHref ? (
        <ReserveButton key="button" {...props} hold={hold} size="small" />
      ) : (
        <ButtonLink kind="secondary" size="small" href={similarHref}>
          {t('see_similar')}
        </ButtonLink>
      )}
    </div>
  );
}
