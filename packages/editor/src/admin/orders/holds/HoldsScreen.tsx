import { listStaffHolds, type StaffHold } from '@mawkib/api-clients/contracts/staff';
import { formatDateTime } from '@mawkib/core/locale';
import { formatMoney } from '@mawkib/core/money';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import { failureText } from '../../../api/failure-text.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { Button } from '../../../controls/Button.tsx';
import { LoadFailed } from '../../../controls/LoadFailed.tsx';
import { useLanguage, useTexts } from '../../../language/use-language.ts';
import { AdminTable } from '../../layout/AdminTable.tsx';
import { adminStyles } from '../../layout/admin.styles.ts';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { TableSkeleton } from '../../layout/TableSkeleton.tsx';
import { VehicleCell } from '../../layout/VehicleCell.tsx';
import { useHeldFocus } from '../../live/use-held-focus.ts';
import { OrdersLayout } from '../OrdersLayout.tsx';
import { EndHoldDialog } from './EndHoldDialog.tsx';
import { ExtendHoldDialog } from './ExtendHoldDialog.tsx';
import { holdMessages } from './hold-messages.ts';

/** Cars that are on hold without an order. */
export function HoldsScreen() {
  const t = useTexts(holdMessages);
  return (
    <OrdersLayout lead={t('lead')}>
      <Holds />
    </OrdersLayout>
  );
}

function Holds() {
  const css = useStyles(adminStyles);
  const t = useTexts(holdMessages);
  const { locale } = useLanguage();
  const [open, setOpen] = useState<{ action: 'extend' | 'end'; hold: StaffHold } | null>(null);
  const { data, isError, error, refetch } = useOperationQuery(listStaffHolds, {}, { poll: true });
  const frame = useHeldFocus(data);
  const columns = [t('vehicle'), t('retailer'), t('payment'), t('since'), t('ends')];
  const close = () => setOpen(null);
  if (isError && !data) return <LoadFailed text={failureText(error, locale)} onRetry={refetch} />;
  if (!data) return <TableSkeleton columns={columns} rows={5} />;
  const more = data.meta.total - data.data.length;
  return (
    <>
      {data.data.length === 0 ? (
        <EmptyState title={t('none')}>
          <p>{t('none_text')}</p>
        </EmptyState>
      ) : (
        <AdminTable ref={frame} label={t('title')} columns={columns} action={t('actions')}>
          {data.data.map((hold) => (
            <Row
              key={`${hold.vehicle.id} ${hold.since}`}
              hold={hold}
              onOpen={(action) => setOpen({ action, hold })}
            />
          ))}
        </AdminTable>
      )}
      {more > 0 && <p className={css.small}>{t('more', { count: more })}</p>}
      {open?.action === 'extend' && <ExtendHoldDialog hold={open.hold} onClose={close} />}
      {open?.action === 'end' && <EndHoldDialog hold={open.hold} onClose={close} />}
    </>
  );
}

interface RowProps {
  hold: StaffHold;
  onOpen(action: 'extend' | 'end'): void;
}

function Row({ hold, onOpen }: RowProps) {
  const css = useStyles(adminStyles);
  const t = useTexts(holdMessages);
  const { locale } = useLanguage();
  const { vehicle, retailer, deposit } = hold;
  return (
    <tr>
      <VehicleCell vehicle={vehicle} />
      <td data-label={t('retailer')}>{retailer.name}</td>
      <td data-label={t('payment')}>
        {t(hold.paying ? 'paying' : 'not_paying')}
        {deposit.amount > 0 && (
          <span className={`${css.small} ${css.below}`}>{formatMoney(deposit, locale)}</span>
        )}
      </td>
      <td className={css.time} data-label={t('since')}>
        {formatDateTime(hold.since, locale)}
      </td>
      <td className={css.time} data-label={t('ends')}>
        {formatDateTime(hold.expires_at, locale)}
      </td>
      <td>
        <div className={css.actions}>
          <Button
            kind="plain"
            aria-label={t('extend_of', { vehicle: vehicle.name })}
            onClick={() => onOpen('extend')}
          >
            {t('extend')}
          </Button>
          <Button
            kind="danger"
            aria-label={t('end_of', { vehicle: vehicle.name })}
            onClick={() => onOpen('end')}
          >
            {t('end')}
          </Button>
        </div>
      </td>
    </tr>
  );
}
