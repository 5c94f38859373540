import { ButtonLink, useLocale } from '@mawkib/ui';
import { holdMessages } from '../../holds/hold.messages.js';
import type { VehicleHold } from '../../holds/use-hold.js';
import { messages } from '../vehicle-page.messages.js';
import type { ReserveProps } from './ReserveAction.js';

interface Props extends ReserveProps {
  hold: VehicleHold | null;
  wide?: boolean;
  size?: 'small';
}

/**
 * Reserves a vehicle, continues the buyer's own reservation, or waits for that of another. One
 * element in all cases, so that it keeps the focus.
 */
export function ReserveButton({ hold, reserveHref, waitHref, similarHref, wide, size }: Props) {
  const { locale } = useLocale();
  const t = messages(locale);
  const h = holdMessages(locale);
  const isOther = hold !== null && hold.ownHref === undefined;
  const [href, label] = isOther
    ? waitHref === undefined
      ? [similarHref, t('see_similar')]
      : [waitHref, h('wait')]
    : [hold?.ownHref ?? reserveHref ?? similarHref, hold ? h('continue') : t('reserve')];
  return (
    <ButtonLink kind={isOther ? 'secondary' : undefined} size={size} href={href} wide={wide}>
      {label}
    </ButtonLink>
  );
}
