import type {
  getStaffOrder,
  OrderEvent,
  ResponseOf,
  StaffPayment,
} from '@mawkib/api-clients/contracts';
import { formatDateTime } from '@mawkib/core/locale';
import { formatMoney } from '@mawkib/core/money';
import { useStyles } from '@mawkib/ui/styles';
import { nameIn, useLanguage, useTexts } from '../../language/use-language.ts';
import { useActionName } from '../audit/use-action-name.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { orderMessages } from './order-messages.ts';
import { useVendorName } from './use-vendor-name.ts';

/** Payments of an order and everything that happened to it. */
export function OrderHistory({ order }: { order: ResponseOf<typeof getStaffOrder>['data'] }) {
  const css = useStyles(adminStyles);
  const t = useTexts(orderMessages);
  return (
    <>
      {order.payments.length > 0 && (
        <section className={css.part}>
          <h3 className={css.sectionTitle}>{t('payments')}</h3>
          <ul>
            {order.payments.map((payment) => (
              <Payment key={payment.id} payment={payment} />
            ))}
          </ul>
        </section>
      )}
      <section className={css.part}>
        <h3 className={css.sectionTitle}>{t('history')}</h3>
        <ol>
          {order.events.map((event) => (
            <Event key={`${event.at} ${event.kind} ${event.detail}`} event={event} />
          ))}
        </ol>
      </section>
    </>
  );
}

function Payment({ payment }: { payment: StaffPayment }) {
  const css = useStyles(adminStyles);
  const t = useTexts(orderMessages);
  const { locale } = useLanguage();
  const vendorName = useVendorName();
  return (
    <li className={css.line}>
      <span>
        <strong>{formatMoney(payment.amount, locale)}</strong> · {vendorName(payment.vendor)} ·{' '}
        {t(`state_${payment.state}`)}
      </span>
      {payment.vendor_id && (
        <bdi dir="ltr" className={css.code}>
          {payment.vendor_id}
        </bdi>
      )}
    </li>
  );
}

function Event({ event: { at, kind, detail, by } }: { event: OrderEvent }) {
  const css = useStyles(adminStyles);
  const t = useTexts(orderMessages);
  const { locale } = useLanguage();
  const actionName = useActionName();
  const detailText = () => {
    if (detail === null) return null;
    if (kind === 'payment') return t(`state_${detail as StaffPayment['state']}`);
    if (kind === 'change') return actionName(detail);
    return detail;
  };
  return (
    <li className={css.line}>
      <span>
        <strong>{t(`event_${kind}`)}</strong>{' '}
        <span className={css.small}>{formatDateTime(at, locale)}</span>
      </span>
      {(detail ?? by) !== null && (
        <span>{[detailText(), by && nameIn(by, locale)].filter(Boolean).join(' · ')}</span>
      )}
    </li>
  );
}
