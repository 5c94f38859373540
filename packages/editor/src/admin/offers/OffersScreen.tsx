import {
  listStaffOffers,
  orderOffers,
  type StaffOffer,
} from '@mawkib/api-clients/contracts/content';
import { localize, normaliseName } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { useNavigate, useSearchParams } from 'react-router';
import { failureText } from '../../api/failure-text.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { Button } from '../../controls/Button.tsx';
import { LoadFailed } from '../../controls/LoadFailed.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { EmptyState } from '../layout/EmptyState.tsx';
import { TableSkeleton } from '../layout/TableSkeleton.tsx';
import { useOrder } from '../ordering/use-order.ts';
import { OfferFilters, offerFilters } from './OfferFilters.tsx';
import { OffersLayout } from './OffersLayout.tsx';
import { OfferTable } from './OfferTable.tsx';
import { offerMessages } from './offer-messages.ts';

/** All offers by state and search, in the market's order. */
export function OffersScreen() {
  const t = useTexts(offerMessages);
  const { locale } = useLanguage();
  const navigate = useNavigate();
  return (
    <OffersLayout
      actions={
        <Button kind="primary" icon="add" onClick={() => navigate(`/${locale}/admin/offers/new`)}>
          {t('add')}
        </Button>
      }
    >
      <Offers />
    </OffersLayout>
  );
}

function Offers() {
  const css = useStyles(adminStyles);
  const t = useTexts(offerMessages);
  const { locale } = useLanguage();
  const [params, setParams] = useSearchParams();
  const { data, error, refetch } = useOperationQuery(listStaffOffers, {}, { poll: true });
  const { isBusy, run } = useOperationMutation([listStaffOffers]);
  const { shown, move } = useOrder({
    items: data?.data ?? [],
    nameOf: ({ title }) => localize(title, locale),
    isBusy,
    save: (ids) => run(orderOffers, { body: { ids } }),
  });
  const columns = [t('offer'), t('state'), t('figures'), t('period')];
  if (error && !data) return <LoadFailed text={failureText(error, locale)} onRetry={refetch} />;
  if (!data) return <TableSkeleton columns={columns} rows={6} />;
  const filter = offerFilters.find(({ key }) => key === params.get('state')) ?? offerFilters[0];
  const search = normaliseName(params.get('search') ?? '');
  const isWhole = filter.key === 'all' && search === '';
  const found = shown.filter(
    (offer) => filter.has(offer) && normaliseName(textOf(offer)).includes(search),
  );
  return (
    <>
      <p className={css.lead}>{t('lead')}</p>
      {data.meta.is_external ? <Notice kind="warn">{t('external')}</Notice> : null}
      <OfferFilters offers={data.data} filter={filter.key} />
      {found.length > 0 ? (
        <OfferTable
          offers={found}
          onMove={isWhole ? (from, to) => void move(from, to) : undefined}
        />
      ) : null}
      {found.length === 0 && data.data.length > 0 ? (
        <EmptyState title={t('none_found')}>
          <Button kind="plain" onClick={() => setParams({}, { replace: true })}>
            {t('show_all')}
          </Button>
        </EmptyState>
      ) : null}
      {data.data.length === 0 ? (
        <EmptyState title={t('none')}>
          <p>{t('none_text')}</p>
        </EmptyState>
      ) : null}
    </>
  );

  function textOf({ id, car_model_key, title }: StaffOffer) {
    return [id, car_model_key, localize(title, locale), ...Object.values(title)].join(' ');
  }
}
