import { formatDateTime } from '@mawkib/core/locale';
import { Ltr, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { OrderSummaryData } from '../../engine/index.js';
import { orderMessages } from '../order.messages.js';
import { styles } from './order-details.styles.js';

/** Fields of an order summary next to its number. Site document, section 3. */
export function OrderDetails({ createdAt, paymentStatus, vin }: OrderSummaryData) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = orderMessages(locale);
  return (
    <dl className={css.root}>
      <div className={css.fact}>
        <dt className={css.label}>{t('created_at')}</dt>
        <dd>
          <time dateTime={createdAt}>{formatDateTime(createdAt, locale, 'long')}</time>
        </dd>
      </div>
      <div className={css.fact}>
        <dt className={css.label}>{t('payment_status')}</dt>
        <dd data-status={paymentStatus}>{t(`payment_${paymentStatus}`)}</dd>
      </div>
      <div className={css.fact}>
        <dt className={css.label}>{t('vin')}</dt>
        <dd>
          <Ltr>{vin}</Ltr>
        </dd>
      </div>
    </dl>
  );
}
