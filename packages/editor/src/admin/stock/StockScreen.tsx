import { listStockRuns, listStockSources } from '@mawkib/api-clients/contracts';
import { useStyles } from '@mawkib/ui/styles';
import { Link, Outlet, useSearchParams } from 'react-router';
import { failureText } from '../../api/failure-text.ts';
import { useQuery } from '../../api/use-answer.ts';
import { controlStyles } from '../../controls/controls.styles.ts';
import { LoadFailed } from '../../controls/LoadFailed.tsx';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { mayAdminister, useStaff } from '../../session/staff.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { useLive } from '../live/use-live.ts';
import { RunList } from './runs/RunList.tsx';
import { StockLayout } from './StockLayout.tsx';
import { SourceList } from './sources/SourceList.tsx';
import { stockMessages } from './stock-messages.ts';

/** Where the stock comes from and what happened in each import. A source and a run open beside it. */
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
  const sources = useQuery(listStockSources, {});
  const runs = useQuery(listStockRuns, { query: { locale, ...(before && { before }) } });
  const refresh = () => {
    sources.retry();
    runs.retry();
  };
  useLive(sources.retry, true);
  useLive(runs.retry, before === undefined);
  const failed = [sources.response, runs.response].find(
    (response) => response.state === 'failed' && !response.value,
  );
  if (failed?.state === 'failed') {
    return <LoadFailed text={failureText(failed.error, locale)} onRetry={refresh} />;
  }
  return (
    <>
      <SourceList page={sources.response.value} onChanged={refresh} />
      <section className={css.section} aria-labelledby="stock-runs">
        <h2 className={css.sectionTitle} id="stock-runs">
          {t('runs')}
        </h2>
        <RunList page={runs.response.value} sources={sources.response.value?.data} />
      </section>
      <Outlet context={refresh} />
    </>
  );
}
