import { formatMoney, type Money } from '@mawkib/core/money';
import { ButtonLink, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { CallRequestProps } from '../payment/CallRequest.js';
import { styles as paymentStyles } from '../payment/payment.styles.js';
import { StripePayment, type StripePaymentProps } from '../payment/StripePayment.js';
import { ScreenHead } from '../screen/ScreenHead.js';
import { styles } from '../screen/screen.styles.js';
import { evMessages } from './ev.messages.js';

export interface EvDepositProps {
  payment: StripePaymentProps['payment'];
  due: Money;
  /** Absolute URL that Stripe returns to. */
  returnUrl: string;
  /** Path of the order, without the locale. */
  href: string;
  call: CallRequestProps;
}

/** Payment of the deposit of an electric-vehicle order by Stripe's Payment Element. */
export function EvDeposit({ payment, due, returnUrl, href, call }: EvDepositProps) {
  const css = useStyles(paymentStyles);
  const screen = useStyles(styles);
  const { locale } = useLocale();
  const t = evMessages(locale);
  const amount = formatMoney(due, locale);
  return (
    <div className={screen.root} data-state="ev-payment">
      <ScreenHead title={t('pay_title')} lead={t('pay_lead')} />
      <dl className={css.due}>
        <dt>{t('due_now')}</dt>
        <dd className={css.amount}>{amount}</dd>
      </dl>
      <StripePayment {...{ payment, amount, returnUrl, call }} isHeld={false} />
      <div className={screen.nextSteps}>
        <ButtonLink kind="tertiary" href={href}>
          {t('back')}
        </ButtonLink>
      </div>
    </div>
  );
}
