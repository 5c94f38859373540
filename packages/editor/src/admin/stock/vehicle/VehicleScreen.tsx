import { isServiceError } from '@mawkib/api-clients';
import {
  editStockRecord,
  findStockRecord,
  type StockRecord,
} from '@mawkib/api-clients/contracts/stock';
import { formatDateTime, isolate, localize } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { failureText } from '../../../api/failure-text.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { Button } from '../../../controls/Button.tsx';
import { controlStyles } from '../../../controls/controls.styles.ts';
import { LoadFailed } from '../../../controls/LoadFailed.tsx';
import { Loading } from '../../../controls/Loading.tsx';
import { Notice } from '../../../controls/Notice.tsx';
import { useLanguage, useTexts } from '../../../language/use-language.ts';
import { adminStyles } from '../../layout/admin.styles.ts';
import { StockLayout } from '../StockLayout.tsx';
import { stockMessages } from '../stock-messages.ts';
import { RecordTable } from './RecordTable.tsx';

const isVin = (text: string) => /^[A-HJ-NPR-Z0-9]{17}$/i.test(text);

/** Record of one vehicle by id or VIN: imported and edited values. */
export function VehicleScreen() {
  const css = useStyles(adminStyles);
  const control = useStyles(controlStyles);
  const t = useTexts(stockMessages);
  const [params, setParams] = useSearchParams();
  const requested = params.get('id') ?? params.get('vin') ?? '';
  const [typed, setTyped] = useState(requested);
  return (
    <StockLayout lead={t('find_hint')}>
      <form
        className={css.bar}
        onSubmit={(event) => {
          event.preventDefault();
          const text = typed.trim();
          if (text) setParams(isVin(text) ? { vin: text.toUpperCase() } : { id: text });
        }}
      >
        <label className={`${css.field} ${css.grow}`}>
          <span>{t('find_label')}</span>
          <input
            type="search"
            dir="ltr"
            className={control.input}
            maxLength={64}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <Button type="submit" kind="primary" disabled={!typed.trim()}>
          {t('find')}
        </Button>
      </form>
      {requested && <Vehicle key={params.toString()} {...Object.fromEntries(params)} />}
    </StockLayout>
  );
}

function Vehicle({ id, vin }: { id?: string; vin?: string }) {
  const t = useTexts(stockMessages);
  const { locale } = useLanguage();
  const query = useOperationQuery(findStockRecord, { query: id ? { id } : { vin } });
  const { isBusy, run } = useOperationMutation([findStockRecord]);
  const { data: found, isPending, error, refetch } = query;
  if (!found) {
    if (isPending) return <Loading />;
    if (isServiceError(error) && error.status === 404) {
      return <Notice kind="warn">{t('not_found')}</Notice>;
    }
    return <LoadFailed text={failureText(error, locale)} onRetry={refetch} />;
  }
  const record = found.data;
  const change = async (edited: StockRecord['edited'], reset: string[]) => {
    const body = { edited, reset, version: record.version };
    const input = { params: { id: record.id }, body };
    return (await run(editStockRecord, input, { successMessage: t('saved') })) !== null;
  };
  return (
    <>
      <Heading record={record} />
      <RecordTable record={record} isBusy={isBusy} onChange={change} />
    </>
  );
}

function Heading({ record }: { record: StockRecord }) {
  const css = useStyles(adminStyles);
  const t = useTexts(stockMessages);
  const { locale } = useLanguage();
  const { title, id, vin, source_id, publications, retired_at, ordered } = record;
  const facts = [id, vin, source_id].filter((fact) => fact !== null);
  return (
    <>
      <h2 className={css.sectionTitle}>
        <bdi>{localize(title, locale) || id}</bdi>
      </h2>
      <p className={css.lead}>
        {facts.map((fact) => isolate(fact, 'ltr')).join(' · ')}
        {ordered && ` · ${t('ordered')}`}
      </p>
      {publications.length > 0 && (
        <p className={css.small}>
          {t('in_lists', { lists: publications.map((name) => isolate(name, 'ltr')).join(' · ') })}
        </p>
      )}
      {retired_at && (
        <Notice kind="warn">{t('retired', { time: formatDateTime(retired_at, locale) })}</Notice>
      )}
    </>
  );
}
