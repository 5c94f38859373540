import { listStaffOrders } from '@mawkib/api-clients/contracts';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import { Outlet, useSearchParams } from 'react-router';
import { failureText } from '../../api/failure-text.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { LoadFailed } from '../../controls/LoadFailed.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { mayReadLeads, useStaff } from '../../session/staff.ts';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { adminStyles } from '../layout/admin.styles.ts';
import { OrderFilters } from './OrderFilters.tsx';
import { OrderTable } from './OrderTable.tsx';
import { orderMessages } from './order-messages.ts';
import { orderFilters, orderQuery } from './order-query.ts';

/** Orders of the market; a row opens the order beside the list. */
export function OrdersScreen() {
  const css = useStyles(adminStyles);
  const t = useTexts(orderMessages);
  const { person } = useStaff();
  return (
    <AdminLayout title={t('title')}>
      <div className={css.head}>
        <h1 className={css.title}>{t('title')}</h1>
      </div>
      {mayReadLeads(person) ? <Orders /> : <Notice kind="warn">{t('not_yours')}</Notice>}
    </AdminLayout>
  );
}

function Orders() {
  const css = useStyles(adminStyles);
  const t = useTexts(orderMessages);
  const { locale } = useLanguage();
  const [params] = useSearchParams();
  const [person, setPerson] = useState('');
  const query = orderQuery(params);
  const headers = person ? { 'Order-Person': person } : {};
  const { data, isError, error, refetch } = useOperationQuery(
    listStaffOrders,
    { query, headers },
    { poll: true },
  );
  const isFiltered = person !== '' || orderFilters.some((name) => params.has(name));
  return (
    <>
      <p className={css.lead}>{t('lead')}</p>
      <OrderFilters person={person} onPerson={setPerson} />
      {isError && !data ? (
        <LoadFailed text={failureText(error, locale)} onRetry={refetch} />
      ) : (
        <OrderTable page={data} isFiltered={isFiltered} />
      )}
      <Outlet />
    </>
  );
}
