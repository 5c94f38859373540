import { listStockRuns, listStockSources } from '@mawkib/api-clients/contracts/stock';
import { useStyles } from '@mawkib/ui/styles';
import { Link, Outlet, useSearchParams } from 'react-router';
import { failureText } from '../../api/failure-text.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { controlStyles } from '../../controls/controls.styles.ts';
import { LoadFailed } from '../../controls/LoadFailed.tsx';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { mayAdminister, useStaff } from '../../session/staff.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { RunList } from './runs/RunList.tsx';
import { StockLayout } from './StockLayout.tsx';
import { SourceList } from './sources/SourceList.tsx';
import { stockMessages } from './stock-messages.ts';

/** Sources and import runs. A source or a run opens in a panel. */
export function StockScreen() {
  const t = useTexts(stockMessages);
  const control = useStyles(controlStyles);
  const { locale } = useLanguage();
  const { person } = useStaff();
  return (
    <StockLayout
      lead={t('lead')}
      actions={
        <Link
          className={control.button}
          data-kind="primary"
          to={`/${locale}/admin/stock/sources/new`}
        >
          {t('add_source')}
        </Link>
      }
    >
      {mayAdminister(person) && <Imports />}
    </StockLayout>
  );
}

function Imports() {
  const css = useStyles(adminStyles);
  const t = useTexts(stockMessages);
  const { locale } = useLanguage();
  const [params] = useSearchParams();
  const before = params.get('before') ?? undefined;
  const sources = useOperationQuery(listStockSources, {}, { poll: true });
  const query = { locale, ...(before && { before }) };
  const runs = useOperationQuery(listStockRuns, { query }, { poll: before === undefined });
  const refetch = () => {
    void sources.refetch();
    void runs.refetch();
  };
  const failed = [sources, runs].find(({ isError, data }) => isError && !data);
  if (failed) return <LoadFailed text={failureText(failed.error, locale)} onRetry={refetch} />;
  return (
    <>
      <SourceList page={sources.data} />
      <section className={css.section} aria-labelledby="stock-runs">
        <h2 className={css.sectionTitle} id="stock-runs">
          {t('runs')}
        </h2>
        <RunList page={runs.data} sources={sources.data?.data} />
      </section>
      <Outlet />
    </>
  );
}
