import { listStaffOrders } from '@mawkib/api-clients/contracts/staff';
import { useState } from 'react';
import { Outlet, useSearchParams } from 'react-router';
import { failureText } from '../../api/failure-text.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { LoadFailed } from '../../controls/LoadFailed.tsx';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { ExportButton } from './ExportButton.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { OrdersLayout } from './OrdersLayout.tsx';
import { OrderTable } from './OrderTable.tsx';
import { orderMessages } from './order-messages.ts';
import { orderFilters, orderQuery } from './order-query.ts';

/** Orders of the market; a row opens the order beside the list. */
export function OrdersScreen() {
  const t = useTexts(orderMessages);
  const [params] = useSearchParams();
  const [person, setPerson] = useState('');
  const query = orderQuery(params);
  const headers = person ? { 'Order-Person': person } : {};
  const input = { query, headers };
  return (
    <OrdersLayout lead={t('lead')} actions={<ExportButton query={query} headers={headers} />}>
      <OrderFilters person={person} onPerson={setPerson} />
      <Orders
        input={input}
        isFiltered={person !== '' || orderFilters.some((name) => params.has(name))}
      />
      <Outlet />
    </OrdersLayout>
  );
}

interface OrdersProps {
  input: { query: ReturnType<typeof orderQuery>; headers: { 'Order-Person'?: string } };
  isFiltered: boolean;
}

function Orders({ input, isFiltered }: OrdersProps) {
  const { locale } = useLanguage();
  const { data, isError, error, refetch } = useOperationQuery(listStaffOrders, input, {
    poll: true,
  });
  return isError && !data ? (
    <LoadFailed text={failureText(error, locale)} onRetry={refetch} />
  ) : (
    <OrderTable page={data} isFiltered={isFiltered} />
  );
}
