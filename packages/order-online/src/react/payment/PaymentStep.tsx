import { defaultMarket } from '@mawkib/core/locale';
import { formatMoney } from '@mawkib/core/money';
import { ButtonLink, Notice, TextLink, useLocale } from '@mawkib/ui';
import { exitAttribute } from '@mawkib/ui/markup';
import { useStyles } from '@mawkib/ui/styles';
import type { ReactNode } from 'react';
import {
  type Clock,
  describeOutcome,
  type OfferedPayment,
  type PaymentView,
} from '../../engine/index.js';
import { checkoutMessages } from '../checkout/checkout.messages.js';
import { LockCountdown } from '../checkout/LockCountdown.js';
import { useCountdown } from '../checkout/use-countdown.js';
import { ScreenHead } from '../screen/ScreenHead.js';
import { styles as screenStyles } from '../screen/screen.styles.js';
import type { CallRequestProps } from './CallRequest.js';
import { LiqpayPayment } from './LiqpayPayment.js';
import { PaypalPayment } from './PaypalPayment.js';
import { paymentMessages } from './payment.messages.js';
import { styles } from './payment.styles.js';
import { StripePayment } from './StripePayment.js';

export interface PaymentStepProps {
  view: Extract<PaymentView, { state: 'open' }>;
  /** End of the lock and the time of this render, both server time. */
  expiresAt: string;
  serverNow: string;
  /** Absolute URL of this page, without a query. */
  pageUrl: string;
  /** The hold ends while the page is open. */
  onExpired?: () => void;
  clock?: Clock;
  call?: CallRequestProps;
  /** Path where the buyer's details are changed. */
  editHref?: string;
  /** Shown above the amount: the summary of the order. */
  summary?: ReactNode;
}

/** Payment of a hold: the amount, and the vendor's form, buttons or page. */
export function PaymentStep(props: PaymentStepProps) {
  const { view, expiresAt, serverNow, pageUrl, onExpired, clock, call = {}, editHref } = props;
  const css = useStyles(styles);
  const screen = useStyles(screenStyles);
  const { locale } = useLocale();
  const t = paymentMessages(locale);
  const seconds = useCountdown({ expiresAt, serverNow, clock, onEnd: onExpired });
  const { due, payment, notice } = view;
  const amount = formatMoney(due, locale);
  return (
    <div className={screen.root} data-state="payment">
      <ScreenHead title={t('title')} lead={t('lead')} />
      <LockCountdown expiresAt={expiresAt} seconds={seconds} />
      {notice ? <PaymentNotice notice={notice} /> : null}
      {props.summary}
      {editHref ? (
        <p>
          <TextLink href={editHref}>{checkoutMessages(locale)('edit')}</TextLink>
        </p>
      ) : null}
      <div>
        {props.summary && view.amounts ? null : (
          <dl className={css.due}>
            <dt>{t('due_now')}</dt>
            <dd className={css.amount}>{amount}</dd>
          </dl>
        )}
        {due.currency === defaultMarket.currency ? null : (
          <p className={css.currency}>{t('other_currency', { currency: due.currency })}</p>
        )}
      </div>
      <VendorPayment
        payment={payment}
        amount={amount}
        pageUrl={pageUrl}
        call={call}
        alternatives={view.alternatives}
      />
    </div>
  );
}

function VendorPayment(props: {
  payment: OfferedPayment;
  amount: string;
  pageUrl: string;
  call: CallRequestProps;
  alternatives?: readonly string[] | undefined;
}) {
  const { payment, amount, pageUrl, call, alternatives } = props;
  const t = paymentMessages(useLocale().locale);
  switch (payment.vendor) {
    case 'STRIPE': {
      const returnUrl = `${pageUrl}?payment=stripe`;
      return <StripePayment {...{ payment, amount, returnUrl, call, alternatives }} />;
    }
    case 'PAYPAL': {
      const returnUrl = `${pageUrl}?payment=paypal`;
      const cancelUrl = `${pageUrl}?payment=cancelled`;
      return <PaypalPayment {...{ payment, returnUrl, cancelUrl }} />;
    }
    case 'LIQPAY':
      return <LiqpayPayment payment={payment} returnUrl={`${pageUrl}?payment=liqpay`} />;
    case 'OWN':
      return (
        <ButtonLink href={payment.payUrl} {...{ [exitAttribute]: 'none' }}>
          {t('own_continue')}
        </ButtonLink>
      );
  }
}

/** The last attempt failed or was cancelled; the hold is kept. */
function PaymentNotice({ notice }: { notice: 'declined' | 'cancelled' }) {
  const { locale } = useLocale();
  const t = paymentMessages(locale);
  if (notice === 'cancelled') {
    return (
      <Notice kind="info" title={t('cancelled')} live>
        <p>{t('cancelled_text')}</p>
      </Notice>
    );
  }
  const { title, text } = describeOutcome('payment_declined', locale);
  return (
    <Notice kind="danger" title={title} live>
      <p>{text}</p>
    </Notice>
  );
}
