import { Button, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { freeReservation } from '../../engine/index.js';
import { HiddenInputs } from '../screen/HiddenInputs.js';
import { useSubmitOnce } from '../use-submit-once.js';
import { paymentMessages } from './payment.messages.js';
import { styles } from './payment.styles.js';

const names: Record<string, string> = { STRIPE: 'Stripe', PAYPAL: 'PayPal', LIQPAY: 'LiqPay' };

/** Native post `_action=choose`: another payment option of the company; nothing without one. */
export function OtherPayment({ vendors = [] }: { vendors?: readonly string[] | undefined }) {
  const css = useStyles(styles);
  const t = paymentMessages(useLocale().locale);
  const { isSending, onSubmit } = useSubmitOnce();
  if (vendors.length === 0) return null;
  return (
    <form method="post" className={css.area} onSubmit={onSubmit}>
      <HiddenInputs values={{ _action: 'choose' }} />
      <h2 className={css.subtitle}>{t('other_title')}</h2>
      {vendors.map((vendor) => (
        <Button
          key={vendor}
          type="submit"
          kind="secondary"
          name="vendor"
          value={vendor}
          busy={isSending}
        >
          {vendor === freeReservation
            ? t('other_free')
            : t('other_vendor', { vendor: names[vendor] ?? vendor })}
        </Button>
      ))}
    </form>
  );
}
