import type {
  OrderEvent,
  StaffOrderInFull,
  StaffPayment,
  StaffRefund,
} from '@mawkib/api-clients/contracts/staff';
import { formatDateTime } from '@mawkib/core/locale';
import { formatMoney } from '@mawkib/core/money';
import { useStyles } from '@mawkib/ui/styles';
import { Notice } from '../../controls/Notice.tsx';
import { nameIn, useLanguage, useTexts } from '../../language/use-language.ts';
import { useActionName } from '../audit/use-action-name.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { useMailName } from './actions/use-mail-name.ts';
import { orderMessages } from './order-messages.ts';
import { useVendorName } from './use-vendor-name.ts';

/** Payments, refunds and events of an order. */
export function OrderHistory({ order }: { order: StaffOrderInFull }) {
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
      {order.refunds.length > 0 && (
        <section className={css.part}>
          <h3 className={css.sectionTitle}>{t('refunds')}</h3>
          <ul aria-live="polite">
            {order.refunds.map((refund) => (
              <Refund key={refund.id} refund={refund} />
            ))}
          </ul>
        </section>
      )}
      <section className={css.part}>
        <h3 className={css.sectionTitle}>{t('history')}</h3>
        <ol>
          {order.events.map((event) => (
            <Event
              key={`${event.at} ${event.kind} ${event.detail} ${event.amount?.amount}`}
              event={event}
            />
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

const marks = { requested: 'active', done: 'done', failed: 'failed' };

function Refund({ refund: { amount, state, error, reason, by, requested_at } }: RefundProps) {
  const css = useStyles(adminStyles);
  const t = useTexts(orderMessages);
  const { locale } = useLanguage();
  const errorText = (code: string) => {
    if (code === 'exceeds_amount') return t('refund_exceeds');
    if (code === 'refunded_at_vendor') return t('refund_elsewhere');
    return t('refund_error', { code });
  };
  return (
    <li className={css.line}>
      <span>
        <strong>{formatMoney(amount, locale)}</strong> ·{' '}
        <span className={css.state} data-state={marks[state]}>
          {t(`refund_${state}`)}
        </span>
      </span>
      {reason && <bdi>{reason}</bdi>}
      <span className={css.small}>
        {by
          ? t('refund_by', { name: nameIn(by, locale), time: formatDateTime(requested_at, locale) })
          : formatDateTime(requested_at, locale)}
      </span>
      {error && <Notice kind="bad">{errorText(error)}</Notice>}
    </li>
  );
}

interface RefundProps {
  refund: StaffRefund;
}

function Event({ event: { at, kind, detail, by, amount } }: { event: OrderEvent }) {
  const css = useStyles(adminStyles);
  const t = useTexts(orderMessages);
  const { locale } = useLanguage();
  const actionName = useActionName();
  const mailName = useMailName();
  const detailText = () => {
    if (detail === null) return null;
    if (kind === 'payment') return t(`state_${detail as StaffPayment['state']}`);
    if (kind === 'change') return actionName(detail);
    if (kind === 'refund') return t(`refund_${detail as StaffRefund['state']}`);
    if (kind === 'mail') return mailName(detail);
    return detail;
  };
  return (
    <li className={css.line}>
      <span>
        <strong>{t(`event_${kind}`)}</strong>{' '}
        <span className={css.small}>{formatDateTime(at, locale)}</span>
      </span>
      {(detail ?? by) !== null && (
        <span>
          {[amount && formatMoney(amount, locale), detailText(), by && nameIn(by, locale)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
    </li>
  );
}
