import {
  getStockReport,
  reportOutcomes,
  type StockReportRow,
  type StockRun,
} from '@mawkib/api-clients/contracts/stock';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import { Link } from 'react-router';
import { failureText } from '../../../api/failure-text.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { Button } from '../../../controls/Button.tsx';
import { controlStyles } from '../../../controls/controls.styles.ts';
import { LoadFailed } from '../../../controls/LoadFailed.tsx';
import { useLanguage, useTexts } from '../../../language/use-language.ts';
import { adminStyles } from '../../layout/admin.styles.ts';
import { stockMessages } from '../stock-messages.ts';
import { useFieldName } from '../use-field-name.ts';

type Outcome = (typeof reportOutcomes)[number];

/** Report of a run, filtered by outcome. Starts with the rejected rows, if there are any. */
export function RunReport({ run }: { run: StockRun }) {
  const css = useStyles(adminStyles);
  const control = useStyles(controlStyles);
  const t = useTexts(stockMessages);
  const { locale } = useLanguage();
  const [outcome, setOutcome] = useState<Outcome | ''>(run.counts.rejected > 0 ? 'rejected' : '');
  const [after, setAfter] = useState(0);
  const { data, isError, error, refetch } = useOperationQuery(getStockReport, {
    params: { id: run.id },
    query: { locale, after, ...(outcome && { outcome }) },
  });
  const rows = data?.data ?? [];
  const next = data?.meta.next ?? null;
  return (
    <section className={css.part}>
      <div className={css.bar}>
        <h3 className={`${css.sectionTitle} ${css.grow}`}>{t('report')}</h3>
        <select
          aria-label={t('report')}
          className={control.input}
          style={{ inlineSize: 'auto' }}
          value={outcome}
          onChange={({ target }) => {
            setOutcome(target.value as Outcome | '');
            setAfter(0);
          }}
        >
          <option value="">{t('report_all')}</option>
          {reportOutcomes.map((value) => (
            <option key={value} value={value}>
              {t(`count_${value}`)}
            </option>
          ))}
        </select>
      </div>
      {isError && <LoadFailed text={failureText(error, locale)} onRetry={refetch} />}
      {data?.data.length === 0 && <p>{t('report_none')}</p>}
      <ol>
        {rows.map((row) => (
          <ReportLine key={`${row.row} ${row.vehicle_id}`} row={row} />
        ))}
      </ol>
      {(next !== null || after > 0) && (
        <div className={css.paging}>
          <Button kind="plain" disabled={after === 0} onClick={() => setAfter(0)}>
            {t('report_first')}
          </Button>
          <Button kind="plain" disabled={next === null} onClick={() => setAfter(next ?? 0)}>
            {t('report_more')}
          </Button>
        </div>
      )}
    </section>
  );
}

function ReportLine({ row }: { row: StockReportRow }) {
  const css = useStyles(adminStyles);
  const t = useTexts(stockMessages);
  const { locale } = useLanguage();
  const fieldName = useFieldName();
  const kind = row.outcome === 'accepted' ? row.change : row.outcome;
  return (
    <li className={css.line}>
      <div className={css.actions}>
        <strong>{row.row === 0 ? t('report_missing') : t('report_row', { row: row.row })}</strong>
        {kind && <span className={css.count}>{t(`count_${kind}`)}</span>}
        {row.vehicle_id && (
          <Link to={`/${locale}/admin/stock/vehicle?id=${encodeURIComponent(row.vehicle_id)}`}>
            <bdi dir="ltr" className={css.code}>
              {row.vehicle_id}
            </bdi>
          </Link>
        )}
      </div>
      {row.notes.map((note) => (
        <span key={`${note.code} ${note.column} ${note.field}`} className={css.small}>
          {note.field && `${fieldName(note.field)}: `}
          <span>{note.message}</span>
        </span>
      ))}
    </li>
  );
}
