import type { ResponseOf } from '@mawkib/api-clients/contracts';
import type { listStaffOrders, StaffOrder } from '@mawkib/api-clients/contracts/staff';
import { formatDateTime } from '@mawkib/core/locale';
import { formatMoney } from '@mawkib/core/money';
import { useStyles } from '@mawkib/ui/styles';
import { Link, useLocation } from 'react-router';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { screenStyles } from '../../shell/screen.styles.ts';
import { AdminTable } from '../layout/AdminTable.tsx';
import { adminStyles } from '../layout/admin.styles.ts';
import { EmptyState } from '../layout/EmptyState.tsx';
import { KeyPaging } from '../layout/KeyPaging.tsx';
import { TableSkeleton } from '../layout/TableSkeleton.tsx';
import { VehicleCell } from '../layout/VehicleCell.tsx';
import { useHeldFocus } from '../live/use-held-focus.ts';
import { OrderStatus } from './OrderStatus.tsx';
import { orderMessages } from './order-messages.ts';
import { useVendorName } from './use-vendor-name.ts';

interface OrderTableProps {
  page: ResponseOf<typeof listStaffOrders> | undefined;
  isFiltered: boolean;
}

export function OrderTable({ page, isFiltered }: OrderTableProps) {
  const t = useTexts(orderMessages);
  const frame = useHeldFocus(page);
  const columns = [
    t('number'),
    t('vehicle'),
    t('retailer'),
    t('status'),
    t('payment'),
    t('ordered'),
  ];
  if (!page) return <TableSkeleton columns={columns} rows={10} />;
  if (page.data.length === 0) {
    return (
      <EmptyState title={t(isFiltered ? 'none_found' : 'none')}>
        {!isFiltered && <p>{t('none_text')}</p>}
        <KeyPaging next={page.meta.next} />
      </EmptyState>
    );
  }
  return (
    <>
      <AdminTable ref={frame} label={t('title')} columns={columns}>
        {page.data.map((order) => (
          <Row key={order.order_number} order={order} />
        ))}
      </AdminTable>
      <KeyPaging next={page.meta.next} />
    </>
  );
}

function Row({ order }: { order: StaffOrder }) {
  const css = useStyles(adminStyles);
  const screen = useStyles(screenStyles);
  const t = useTexts(orderMessages);
  const { locale } = useLanguage();
  const { search } = useLocation();
  const vendorName = useVendorName();
  const { order_number, vehicle, retailer, deposit } = order;
  return (
    <tr>
      <td className={css.named}>
        <Link className={screen.rowLink} to={`/${locale}/admin/orders/${order_number}${search}`}>
          <bdi dir="ltr" className={css.code}>
            {order_number}
          </bdi>
        </Link>
      </td>
      <VehicleCell vehicle={vehicle} />
      <td data-label={t('retailer')}>{retailer.name}</td>
      <td data-label={t('status')}>
        <OrderStatus order={order} />
      </td>
      <td data-label={t('payment')}>
        {t(`payment_${order.payment_status}`)}
        <span className={`${css.small} ${css.below}`}>
          {deposit.amount > 0 && `${formatMoney(deposit, locale)} · `}
          {vendorName(order.vendor_uuid)}
        </span>
      </td>
      <td className={css.time} data-label={t('ordered')}>
        {formatDateTime(order.created_at, locale)}
      </td>
    </tr>
  );
}
