import type { StockRun } from '@mawkib/api-clients/contracts/stock';
import { formatDateTime, formatNumber } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { Notice } from '../../../controls/Notice.tsx';
import { nameIn, useLanguage, useTexts } from '../../../language/use-language.ts';
import { adminStyles } from '../../layout/admin.styles.ts';
import { stockMessages } from '../stock-messages.ts';
import { RunState } from './RunState.tsx';

const changes = ['created', 'changed', 'retired', 'unchanged'] as const;
const outcomes = ['accepted', 'repaired', 'rejected'] as const;

/** Details of a run: status, progress, counts, reason for stopping. */
export function RunFacts({ run }: { run: StockRun }) {
  const css = useStyles(adminStyles);
  const t = useTexts(stockMessages);
  const { locale } = useLanguage();
  const { bytes, bytes_total, rows } = run.progress;
  const isReading = run.status === 'reading' || run.status === 'applying';
  const fraction = bytes_total ? Math.min(1, bytes / bytes_total) : undefined;
  const broken = run.counts.broken_pictures > 0 ? (['broken_pictures'] as const) : [];
  return (
    <>
      <p role="status">
        <RunState status={run.status} />
      </p>
      {isReading && (
        <>
          <progress
            className={css.progress}
            aria-label={t(`status_${run.status as 'reading'}`)}
            value={run.status === 'reading' ? fraction : undefined}
          />
          <p className={css.small}>{t('rows_read', { count: rows })}</p>
        </>
      )}
      {run.reason && (
        <Notice kind={run.status === 'waiting' ? 'warn' : 'bad'}>{run.reason.message}</Notice>
      )}
      {run.status === 'rejected' && <Notice kind="bad">{t('rejected_text')}</Notice>}
      {run.status === 'unchanged' && <Notice>{t('unchanged_text')}</Notice>}
      {[changes, [...outcomes, ...broken]].map((group) => (
        <ul
          key={group[0]}
          className={css.holdings}
          style={{ gridTemplateColumns: `repeat(${group.length}, 1fr)` }}
        >
          {group.map((figure) => (
            <li key={figure}>
              <strong>{formatNumber(run.counts[figure], locale)}</strong>
              {t(`count_${figure}`)}
            </li>
          ))}
        </ul>
      ))}
      <dl className={css.facts}>
        {run.file_name && (
          <>
            <dt>{t('file_name')}</dt>
            <dd>
              <bdi>{run.file_name}</bdi>
            </dd>
          </>
        )}
        {run.mapping && (
          <>
            <dt>{t('mapping')}</dt>
            <dd>
              <bdi dir="ltr">{`${run.mapping.name} v${run.mapping.version}`}</bdi>
            </dd>
          </>
        )}
        <dt>{t('mode')}</dt>
        <dd>{t(`mode_${run.mode}`)}</dd>
        {run.version !== null && (
          <>
            <dt>{t('version')}</dt>
            <dd>{formatNumber(run.version, locale)}</dd>
          </>
        )}
        <dt>{t('started_at')}</dt>
        <dd>{formatDateTime(run.created_at, locale)}</dd>
        {run.started_by && (
          <>
            <dt>{t('by')}</dt>
            <dd>
              <bdi>{nameIn(run.started_by, locale)}</bdi>
            </dd>
          </>
        )}
      </dl>
    </>
  );
}
