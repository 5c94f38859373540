import { getForm, listLeads } from '@mawkib/api-clients/contracts/forms';
import { formatDateTime } from '@mawkib/core/locale';
import { ScrollRegion } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import { failureText } from '../../api/failure-text.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { LoadFailed } from '../../controls/LoadFailed.tsx';
import { Paging } from '../../controls/Paging.tsx';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { screenStyles } from '../../shell/screen.styles.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { adminMessages } from '../layout/admin-messages.ts';
import { EmptyState } from '../layout/EmptyState.tsx';
import { TableSkeleton } from '../layout/TableSkeleton.tsx';
import { LeadDelivery } from './LeadDelivery.tsx';
import { LeadFiles } from './LeadFiles.tsx';
import { leadRow } from './lead-row.ts';

const columns = ['received', 'name', 'phone', 'email', 'model', 'retailer'] as const;

export function LeadsTable({ form: id }: { form: string }) {
  const css = useStyles(screenStyles);
  const admin = useStyles(adminStyles);
  const t = useTexts(adminMessages);
  const { locale } = useLanguage();
  const [page, setPage] = useState(1);
  const input = { params: { id }, query: { page } };
  const { data: leads, isError, error, refetch } = useOperationQuery(listLeads, input);
  const form = useOperationQuery(getForm, { params: { id }, query: { locale } }).data?.data;
  if (isError) {
    return <LoadFailed text={failureText(error, locale)} onRetry={refetch} />;
  }
  if (!leads) return <TableSkeleton columns={columns.map((key) => t(key))} />;
  const { data, meta } = leads;
  if (data.length === 0) {
    return (
      <EmptyState title={t('none')}>
        <p>{t('none_text')}</p>
      </EmptyState>
    );
  }
  const isDelivered = data.some(({ integrations }) => integrations.status !== 'none');
  const hasFiles = data.some(({ files }) => files?.length);
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
              {hasFiles && <th scope="col">{t('files')}</th>}
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
                  {hasFiles && (
                    <td data-label={t('files')}>
                      <LeadFiles form={id} lead={row.id} files={row.files} />
                    </td>
                  )}
                  {isDelivered && (
                    <td data-label={t('delivery')}>
                      <LeadDelivery form={id} lead={row.id} status={row.delivery} />
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
