import { getForm, listLeads } from '@mawkib/api-clients/contracts';
import { formatDateTime } from '@mawkib/core/locale';
import { ScrollRegion } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import { failureText } from '../../api/failure-text.ts';
import { useQuery } from '../../api/use-answer.ts';
import { LoadFailed } from '../../controls/LoadFailed.tsx';
import { Paging } from '../../controls/Paging.tsx';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { screenStyles } from '../../shell/screen.styles.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { adminMessages } from '../layout/admin-messages.ts';
import { EmptyState } from '../layout/EmptyState.tsx';
import { TableSkeleton } from '../layout/TableWaiting.tsx';
import { LeadDelivery } from './LeadDelivery.tsx';
import { leadRow } from './lead-row.ts';

const columns = ['received', 'name', 'phone', 'email', 'model', 'retailer'] as const;

export function LeadsTable({ form: id }: { form: string }) {
  const css = useStyles(screenStyles);
  const admin = useStyles(adminStyles);
  const t = useTexts(adminMessages);
  const { locale } = useLanguage();
  const [page, setPage] = useState(1);
  const { response, retry } = useQuery(listLeads, { params: { id }, query: { page } });
  const form = useQuery(getForm, { params: { id }, query: { locale } }).response.value?.data;
  if (response.state === 'failed') {
    return <LoadFailed text={failureText(response.error, locale)} onRetry={retry} />;
  }
  if (!response.value) return <TableSkeleton columns={columns.map((key) => t(key))} />;
  const { data, meta } = response.value;
  if (data.length === 0) {
    return (
      <EmptyState title={t('none')}>
        <p>{t('none_text')}</p>
      </EmptyState>
    );
  }
  const isDelivered = data.some(({ integrations }) => integrations.status !== 'none');
  return (
    <>
      <ScrollRegion className={css.tableFrame} label={t('leads')}>
        <table className={`${css.table} ${admin.stack}`}>
          <thead>
            <tr>
              {columns.map((key) => (
                <th key={key} scope="col">
                  {t(key)}
                </th>
              ))}
              {isDelivered && <th scope="col">{t('delivery')}</th>}
            </tr>
          </thead>
          <tbody>
            {data
              .map((lead) => leadRow(lead, form))
              .map((row) => (
                <tr key={row.id}>
                  <td className={admin.time} data-label={t('received')}>
                    {formatDateTime(row.created_at, locale)}
                  </td>
                  <td>{row.name}</td>
                  <td data-label={t('phone')}>
                    <bdi dir="ltr">{row.phone}</bdi>
                  </td>
                  <td data-label={t('email')}>
                    <bdi dir="ltr">{row.email}</bdi>
                  </td>
                  <td data-label={t('model')}>{row.model}</td>
                  <td data-label={t('retailer')}>{row.retailer}</td>
                  {isDelivered && (
                    <td data-label={t('delivery')}>
                      <LeadDelivery form={id} lead={row.id} status={row.delivery} onSent={retry} />
                    </td>
                  )}
                </tr>
              ))}
          </tbody>
        </table>
      </ScrollRegion>
      <Paging {...meta} onPage={setPage} />
    </>
  );
}
