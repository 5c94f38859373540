import { listVehicles, type PublicationList } from '@mawkib/api-clients/contracts/stock';
import { localize } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { Link, useSearchParams } from 'react-router';
import { failureText } from '../../../api/failure-text.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { controlStyles } from '../../../controls/controls.styles.ts';
import { LoadFailed } from '../../../controls/LoadFailed.tsx';
import { Loading } from '../../../controls/Loading.tsx';
import { useLanguage, useTexts } from '../../../language/use-language.ts';
import { screenStyles } from '../../../shell/screen.styles.ts';
import { adminStyles } from '../../layout/admin.styles.ts';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { stockMessages } from '../stock-messages.ts';

const items = 25;

/** Vehicles of one list, paged, with links to their records. */
export function ListVehicles({ list }: { list: PublicationList }) {
  const css = useStyles(adminStyles);
  const t = useTexts(stockMessages);
  const { locale } = useLanguage();
  const title = t('list_of', { list: localize(list.label, locale) || list.name });
  return (
    <section className={css.section} aria-labelledby="list-vehicles">
      <h2 className={css.sectionTitle} id="list-vehicles">
        {title}
      </h2>
      {list.vehicles === 0 ? <EmptyState title={t('list_empty')} /> : <Vehicles list={list} />}
    </section>
  );
}

function Vehicles({ list: { name } }: { list: PublicationList }) {
  const screen = useStyles(screenStyles);
  const css = useStyles(adminStyles);
  const control = useStyles(controlStyles);
  const t = useTexts(stockMessages);
  const { locale } = useLanguage();
  const [params] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const query = { lang: locale, items, page };
  const input = { params: { listing: name }, query };
  const { data: found, isPending, error, refetch } = useOperationQuery(listVehicles, input);
  if (isPending) return <Loading />;
  if (!found) return <LoadFailed text={failureText(error, locale)} onRetry={refetch} />;
  const { data, meta } = found;
  const to = (at: number) => `?list=${encodeURIComponent(name)}&page=${at}`;
  return (
    <>
      <ul className={css.holdings}>
        {data.map(({ id, model_display_name, vin, production_year }) => (
          <li key={id}>
            <Link
              className={screen.rowLink}
              to={`/${locale}/admin/stock/vehicle?id=${encodeURIComponent(id)}`}
            >
              <bdi>{[model_display_name, production_year].filter(Boolean).join(' ')}</bdi>
            </Link>
            <span className={css.small}>
              <bdi dir="ltr">{vin || id}</bdi>
            </span>
          </li>
        ))}
      </ul>
      <div className={css.bar}>
        {page > 1 && (
          <Link className={control.button} to={to(page - 1)}>
            {t('list_previous')}
          </Link>
        )}
        {page * items < meta.total && (
          <Link className={control.button} to={to(page + 1)}>
            {t('list_next')}
          </Link>
        )}
      </div>
    </>
  );
}
