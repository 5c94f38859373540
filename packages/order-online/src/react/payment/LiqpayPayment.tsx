import { Button, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { OfferedPayment } from '../../engine/index.js';
import { HiddenInputs } from '../screen/HiddenInputs.js';
import { useSubmitOnce } from '../use-submit-once.js';
import { paymentMessages } from './payment.messages.js';
import { styles } from './payment.styles.js';

export interface LiqpayPaymentProps {
  payment: Extract<OfferedPayment, { vendor: 'LIQPAY' }>;
}

/** Posts the signed payment to LiqPay's own page. */
export function LiqpayPayment({ payment }: LiqpayPaymentProps) {
  const css = useStyles(styles);
  const t = paymentMessages(useLocale().locale);
  const { isSending, onSubmit } = useSubmitOnce();
  const { checkoutUrl, data, signature } = payment;
  return (
    <form className={css.area} method="post" action={checkoutUrl} onSubmit={onSubmit}>
      <HiddenInputs values={{ data, signature }} />
      <p className={css.note}>{t('liqpay_note')}</p>
      <Button type="submit" wide busy={isSending}>
        {t('liqpay_continue')}
      </Button>
    </form>
  );
}
