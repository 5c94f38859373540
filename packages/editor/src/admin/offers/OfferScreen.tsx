import { listStaffOffers } from '@mawkib/api-clients/contracts/content';
import { localize } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { Link, useParams } from 'react-router';
import { failureText } from '../../api/failure-text.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { LoadFailed } from '../../controls/LoadFailed.tsx';
import { Loading } from '../../controls/Loading.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { OfferForm } from './OfferForm.tsx';
import { OffersLayout } from './OffersLayout.tsx';
import { offerMessages } from './offer-messages.ts';

/** One offer; `new` makes one. */
export function OfferScreen() {
  const t = useTexts(offerMessages);
  const { locale } = useLanguage();
  return (
    <OffersLayout>
      <p>
        <Link to={`/${locale}/admin/offers`}>{t('back')}</Link>
      </p>
      <LoadedOffer />
    </OffersLayout>
  );
}

function LoadedOffer() {
  const css = useStyles(adminStyles);
  const { id } = useParams();
  const t = useTexts(offerMessages);
  const { locale } = useLanguage();
  const { data, error, refetch } = useOperationQuery(listStaffOffers, {});
  if (error && !data) return <LoadFailed text={failureText(error, locale)} onRetry={refetch} />;
  if (!data) return <Loading />;
  const isNew = id === 'new';
  const offer = data.data.find((one) => one.id === id) ?? null;
  if (!offer && !isNew) return <Notice kind="warn">{t('missing')}</Notice>;
  return (
    <>
      <h2 className={css.sectionTitle}>
        <bdi>{offer ? localize(offer.title, locale) || offer.id : t('new_offer')}</bdi>
      </h2>
      <OfferForm key={id} offer={offer} others={data.data} today={data.meta.today} />
    </>
  );
}
