import { formatMoney, type Money } from '@mawkib/core/money';
import { Button, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { describeOutcome } from '../../engine/index.js';
import { HiddenInputs } from '../screen/HiddenInputs.js';
import { ScreenHead } from '../screen/ScreenHead.js';
import { styles as screenStyles } from '../screen/screen.styles.js';
import { useSubmitOnce } from '../use-submit-once.js';
import { paymentMessages } from './payment.messages.js';
import { styles } from './payment.styles.js';

export interface PaymentAmountChangedProps {
  before: Money;
  now: Money;
}

/** Asks again before another amount is paid: native post `_action=accept` with the new amount. */
export function PaymentAmountChanged({ before, now }: PaymentAmountChangedProps) {
  const css = useStyles(styles);
  const screen = useStyles(screenStyles);
  const { locale } = useLocale();
  const t = paymentMessages(locale);
  const { title, text } = describeOutcome('amount_changed', locale);
  const { isSending, onSubmit } = useSubmitOnce();
  return (
    <div className={screen.root} data-state="payment-amount-changed">
      <ScreenHead title={title} lead={text} />
      <dl className={css.facts}>
        <div>
          <dt>{t('amount_before')}</dt>
          <dd className={css.before}>{formatMoney(before, locale)}</dd>
        </div>
        <div>
          <dt>{t('amount_now')}</dt>
          <dd className={css.amount}>{formatMoney(now, locale)}</dd>
        </div>
      </dl>
      <form method="post" onSubmit={onSubmit} className={screen.nextSteps}>
        <HiddenInputs
          values={{ _action: 'accept', amount: String(now.amount), currency: now.currency }}
        />
        <Button type="submit" busy={isSending}>
          {t('accept_amount')}
        </Button>
      </form>
    </div>
  );
}
