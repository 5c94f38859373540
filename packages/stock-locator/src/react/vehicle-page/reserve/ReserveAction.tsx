import { ButtonLink, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { ShowroomVehicle } from '../../../engine/vehicle/showroom-vehicle.js';
import { messages } from '../../labels/messages.js';
import { styles } from './reserve.styles.js';

export interface ReserveProps {
  vehicle: ShowroomVehicle;
  reserveHref: string | null;
  /** Link to similar vehicles, for a vehicle that is reserved or sold. */
  similarHref: string;
}

/** Reserve button; for a reserved or sold vehicle its status and a link to similar ones. */
export function ReserveAction({ vehicle, reserveHref, similarHref }: ReserveProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const { possible, sold } = vehicle.reservation;
  if (!possible) {
    return (
      <div className={css.action}>
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
      <ButtonLink href={reserveHref} wide>
        {t('reserve')}
      </ButtonLink>
      <p className={css.note}>{t('reserve_note')}</p>
    </div>
  );
}
