import type { ResponseOf } from '@mawkib/api-clients/contracts';
import {
  listStockRuns,
  listStockSources,
  type StockRunStatus,
  type StockSource,
  startStockRun,
} from '@mawkib/api-clients/contracts/stock';
import { formatDateTime, formatNumber } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { Link, useNavigate } from 'react-router';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { Button } from '../../../controls/Button.tsx';
import { useLanguage, useTexts } from '../../../language/use-language.ts';
import { screenStyles } from '../../../shell/screen.styles.ts';
import { AdminTable } from '../../layout/AdminTable.tsx';
import { adminStyles } from '../../layout/admin.styles.ts';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { TableSkeleton } from '../../layout/TableSkeleton.tsx';
import { RunState } from '../runs/RunState.tsx';
import { stockMessages } from '../stock-messages.ts';
import { UploadButton } from './UploadButton.tsx';

interface SourceListProps {
  page: ResponseOf<typeof listStockSources> | undefined;
}

/** The sources of the stock; each row opens its settings and starts an import. */
export function SourceList({ page }: SourceListProps) {
  const t = useTexts(stockMessages);
  const columns = [t('source'), t('kind'), t('mode'), t('on_sale'), t('last_run')];
  if (!page) return <TableSkeleton columns={columns} />;
  if (page.data.length === 0) {
    return (
      <EmptyState title={t('no_sources')}>
        <p>{t('no_sources_text')}</p>
      </EmptyState>
    );
  }
  return (
    <AdminTable label={t('sources')} columns={columns} action={t('import_now')}>
      {page.data.map((source) => (
        <SourceRow key={source.id} source={source} />
      ))}
    </AdminTable>
  );
}

function SourceRow({ source }: { source: StockSource }) {
  const css = useStyles(adminStyles);
  const screen = useStyles(screenStyles);
  const t = useTexts(stockMessages);
  const { locale } = useLanguage();
  const navigate = useNavigate();
  const { isBusy, run } = useOperationMutation([listStockSources, listStockRuns]);
  const start = async () => {
    const started = await run(startStockRun, {
      query: { locale },
      body: { source_id: source.id },
    });
    if (started) navigate(`/${locale}/admin/stock/runs/${started.data.id}`);
  };
  return (
    <tr>
      <td className={css.named}>
        <Link className={screen.rowLink} to={`/${locale}/admin/stock/sources/${source.id}`}>
          <bdi>{source.label}</bdi>
        </Link>
        <span className={css.small}>
          <bdi dir="ltr" className={css.code}>
            {source.id}
          </bdi>
          {!source.enabled && ` · ${t('disabled')}`}
        </span>
      </td>
      <td data-label={t('kind')}>
        {t(`kind_${source.kind}`)}
        {source.schedule && (
          <span className={css.small}>
            <bdi dir="ltr" className={css.code}>
              {source.schedule}
            </bdi>
          </span>
        )}
      </td>
      <td data-label={t('mode')}>{t(`mode_${source.mode}`)}</td>
      <td className={css.figure} data-label={t('on_sale')}>
        {formatNumber(source.vehicles, locale)}
      </td>
      <td className={css.time} data-label={t('last_run')}>
        {source.last_run ? (
          <>
            <RunState status={source.last_run.status as StockRunStatus} />
            <span className={css.small}>{formatDateTime(source.last_run.created_at, locale)}</span>
          </>
        ) : (
          t('never')
        )}
      </td>
      <td>
        <span className={css.above}>
          {source.kind === 'upload' && <UploadButton source={source} />}
          {(source.kind === 'url' || source.kind === 'folder') && (
            <Button
              kind="plain"
              disabled={isBusy || !source.enabled || source.mapping === null}
              onClick={() => void start()}
            >
              {t('import_now')}
            </Button>
          )}
        </span>
      </td>
    </tr>
  );
}
