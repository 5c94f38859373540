import type { ReturnedPayment } from '@mawkib/api-clients/contracts/purchase';
import { formatMoney } from '@mawkib/core/money';
import { ButtonLink, Ltr, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { orderMessages } from '../order.messages.js';
import { ScreenHead } from '../screen/ScreenHead.js';
import { styles as screenStyles } from '../screen/screen.styles.js';
import { paymentMessages } from './payment.messages.js';
import { styles } from './payment.styles.js';

export interface PaymentReturnedProps {
  returned: ReturnedPayment;
  vehiclesHref?: string;
}

/** The hold was lost while the buyer paid: the amount, the days, and a number to quote. */
export function PaymentReturned({ returned, vehiclesHref = '/vehicles' }: PaymentReturnedProps) {
  const css = useStyles(styles);
  const screen = useStyles(screenStyles);
  const { locale } = useLocale();
  const t = paymentMessages(locale);
  return (
    <div className={screen.root} data-state="payment-returned">
      <ScreenHead title={t(returned.taken ? 'returned' : 'released')} lead={t('returned_text')} />
      <dl className={css.facts}>
        <div>
          <dt>{t('amount')}</dt>
          <dd className={css.amount}>{formatMoney(returned.amount, locale)}</dd>
        </div>
        <div>
          <dt>{t('payment_number')}</dt>
          <dd>
            <Ltr>{returned.payment}</Ltr>
          </dd>
        </div>
      </dl>
      <p className={screen.note}>
        {t(returned.taken ? 'returned_days' : 'released_days')} {t('quote_it')}
      </p>
      <div className={screen.nextSteps}>
        <ButtonLink href={vehiclesHref}>{orderMessages(locale)('to_vehicles')}</ButtonLink>
        <ButtonLink kind="tertiary" href="/retailers">
          {orderMessages(locale)('to_retailers')}
        </ButtonLink>
      </div>
    </div>
  );
}
