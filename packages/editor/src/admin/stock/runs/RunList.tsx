import type { ResponseOf } from '@mawkib/api-clients/contracts';
import type { listStockRuns, StockRun, StockSource } from '@mawkib/api-clients/contracts/stock';
import { formatDateTime, formatNumber } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { Link, useLocation } from 'react-router';
import { useLanguage, useTexts } from '../../../language/use-language.ts';
import { screenStyles } from '../../../shell/screen.styles.ts';
import { AdminTable } from '../../layout/AdminTable.tsx';
import { adminStyles } from '../../layout/admin.styles.ts';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { KeyPaging } from '../../layout/KeyPaging.tsx';
import { TableSkeleton } from '../../layout/TableSkeleton.tsx';
import { stockMessages } from '../stock-messages.ts';
import { RunState } from './RunState.tsx';

interface RunListProps {
  page: ResponseOf<typeof listStockRuns> | undefined;
  sources: readonly StockSource[] | undefined;
}

const figures = ['created', 'changed', 'retired', 'rejected'] as const;

/** Imports, newest first; a row opens the run with its report. */
export function RunList({ page, sources = [] }: RunListProps) {
  const t = useTexts(stockMessages);
  const columns = [
    t('source'),
    t('status'),
    ...figures.map((figure) => t(`count_${figure}`)),
    t('started_at'),
  ];
  if (!page) return <TableSkeleton columns={columns} />;
  if (page.data.length === 0) return <EmptyState title={t('no_runs')} />;
  const labels = new Map(sources.map(({ id, label }) => [id, label]));
  return (
    <>
      <AdminTable label={t('runs')} columns={columns}>
        {page.data.map((run) => (
          <RunRow key={run.id} run={run} source={labels.get(run.source_id) ?? run.source_id} />
        ))}
      </AdminTable>
      <KeyPaging next={page.meta.next} />
    </>
  );
}

function RunRow({ run, source }: { run: StockRun; source: string }) {
  const css = useStyles(adminStyles);
  const screen = useStyles(screenStyles);
  const t = useTexts(stockMessages);
  const { locale } = useLanguage();
  const { search } = useLocation();
  const detail = run.kind === 'rollback' ? t('run_rollback') : run.file_name;
  return (
    <tr>
      <td className={css.named}>
        <Link className={screen.rowLink} to={`/${locale}/admin/stock/runs/${run.id}${search}`}>
          <bdi>{source}</bdi>
        </Link>
        {detail && (
          <span className={css.small}>
            <bdi>{detail}</bdi>
          </span>
        )}
      </td>
      <td data-label={t('status')}>
        <RunState status={run.status} />
        {run.status === 'reading' && (
          <span className={css.small}>{t('rows_read', { count: run.progress.rows })}</span>
        )}
      </td>
      {figures.map((figure) => (
        <td key={figure} className={css.figure} data-label={t(`count_${figure}`)}>
          {formatNumber(run.counts[figure], locale)}
        </td>
      ))}
      <td className={css.time} data-label={t('started_at')}>
        {formatDateTime(run.created_at, locale)}
      </td>
    </tr>
  );
}
