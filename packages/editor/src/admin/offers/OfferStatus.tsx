import type { StaffOffer } from '@mawkib/api-clients/contracts/content';
import { formatDateTime } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { OfferState } from './OfferState.tsx';
import { offerStyles } from './offer.styles.ts';
import { offerMessages } from './offer-messages.ts';

/** What visitors see of the stored offer, and who changed it last. */
export function OfferStatus({ offer }: { offer: StaffOffer }) {
  const css = useStyles(offerStyles);
  const admin = useStyles(adminStyles);
  const t = useTexts(offerMessages);
  const { locale } = useLanguage();
  const { state, ends_soon, updated_by, updated_at } = offer;
  const time = formatDateTime(updated_at, locale);
  return (
    <>
      <p className={css.status} role="status">
        <OfferState state={state} />
        <span>{t(`now_${state}`)}</span>
        {ends_soon ? <span>{t('ends_soon')}</span> : null}
      </p>
      <p className={admin.small}>
        {updated_by ? t('changed', { name: updated_by, time }) : t('changed_at', { time })}
      </p>
    </>
  );
}
