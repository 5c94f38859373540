import { ButtonLink, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { ShowroomVehicle } from '../../../engine/vehicle/showroom-vehicle.js';
import { HoldNews } from '../../holds/HoldNews.js';
import { HoldNotice } from '../../holds/HoldNotice.js';
import { useHold } from '../../holds/use-hold.js';
import { messages } from '../vehicle-page.messages.js';
import { ReserveButton } from './ReserveButton.js';
import { styles } from './reserve.styles.js';

export interface ReserveProps {
  vehicle: ShowroomVehicle;
  reserveHref: string | null;
  /** Page that requests an e-mail for when a held vehicle is free; undefined: none. */
  waitHref?: string | undefined;
  /** Link to similar vehicles, for a vehicle that is reserved or sold. */
  similarHref: string;
}

/**
 * Reserve button; while another buyer holds the vehicle, the time left and the request for an
 * e-mail; for a reserved or sold vehicle its status and a link to similar ones.
 */
export function ReserveAction(props: ReserveProps) {
  const { vehicle, reserveHref, similarHref } = props;
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const { possible, sold } = vehicle.reservation;
  const hold = useHold(vehicle);
  const news = <HoldNews key="news" hold={hold} isReservable={possible} />;
  if (!possible) {
    return (
      <div className={css.action}>
        {news}
        <p className={css.taken}>{t(sold ? 'sold_words' : 'reserved_words')}</p>
        <ButtonLink kind="secondary" wide href={similarHref}>
          {t('see_similar')}
        </ButtonLink>
      </div>
    );
  }
  if (!reserveHref) return null;
  return (
    <div className={css.action} data-print="hidden">
      {news}
      {hold ? <HoldNotice hold={hold} /> : null}
      <ReserveButton key="button" {...props} hold={hold} wide />
      {hold ? null : <p className={css.note}>{t('reserve_note')}</p>}
    </div>
  );
}
