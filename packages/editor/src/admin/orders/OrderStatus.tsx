import type { StaffOrder } from '@mawkib/api-clients/contracts/staff';
import { useStyles } from '@mawkib/ui/styles';
import { useTexts } from '../../language/use-language.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { orderMessages } from './order-messages.ts';

const marks = { created: 'active', confirmed: 'done', expired: 'waiting', cancelled: 'failed' };

/** Status of an order, with a coloured mark. */
export function OrderStatus({
  order: { status, sold_at },
}: {
  order: Pick<StaffOrder, 'status' | 'sold_at'>;
}) {
  const css = useStyles(adminStyles);
  const t = useTexts(orderMessages);
  return (
    <span className={css.state} data-state={marks[status]}>
      {sold_at ? t('sold') : t(`status_${status}`)}
    </span>
  );
}
