import { Button, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useRef, useState } from 'react';
import type { OfferedPayment } from '../../engine/index.js';
import { HiddenInputs } from '../screen/HiddenInputs.js';
import { useSubmitOnce } from '../use-submit-once.js';
import { paymentMessages } from './payment.messages.js';
import { styles } from './payment.styles.js';
import { useVendorScript } from './use-vendor-script.js';
import { vendorScripts } from './vendor-scripts.js';

export interface LiqpayPaymentProps {
  payment: Extract<OfferedPayment, { vendor: 'LIQPAY' }>;
  /** URL of this page after the payment in the widget. */
  returnUrl: string;
}

const widgetId = 'liqpay-widget';

/** States in which LiqPay's page still waits for its payer: a code, a check of the bank. */
const waitsForPayer = /_verify$|^wait_(?:qr|sender)$/;

/** Posts the signed payment to LiqPay's own page, or opens LiqPay's widget in this page. */
export function LiqpayPayment({ payment, returnUrl }: LiqpayPaymentProps) {
  const css = useStyles(styles);
  const t = paymentMessages(useLocale().locale);
  const { isSending, onSubmit } = useSubmitOnce();
  const { checkoutUrl, data, signature, scriptUrl } = payment;
  return (
    <div className={css.area}>
      <form className={css.area} method="post" action={checkoutUrl} onSubmit={onSubmit}>
        <HiddenInputs values={{ data, signature }} />
        <p className={css.note}>{t('liqpay_note')}</p>
        <Button type="submit" wide busy={isSending}>
          {t('liqpay_continue')}
        </Button>
      </form>
      {scriptUrl ? <Widget {...{ data, signature, scriptUrl, returnUrl }} /> : null}
    </div>
  );
}

interface WidgetProps {
  data: string;
  signature: string;
  scriptUrl: string;
  returnUrl: string;
}

/** The widget opens on request: until then its place is a button, without which nothing moves. */
function Widget({ data, signature, scriptUrl, returnUrl }: WidgetProps) {
  const css = useStyles(styles);
  const t = paymentMessages(useLocale().locale);
  const script = useVendorScript(scriptUrl);
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (script === 'failed') return null;

  const open = () => {
    const { LiqPayCheckout } = vendorScripts();
    if (!LiqPayCheckout) return;
    setOpen(true);
    // The widget has no Arabic.
    const options = { embedTo: `#${widgetId}`, mode: 'embed', language: 'en' } as const;
    LiqPayCheckout.init({ data, signature, ...options }).on('liqpay.callback', ({ status }) => {
      if (!waitsForPayer.test(String(status))) location.assign(returnUrl);
    });
    place.current?.focus();
  };
  return (
    <div className={css.scripted}>
      {isOpen ? null : (
        <Button kind="secondary" wide busy={script === 'loading'} onClick={open}>
          {t('liqpay_here')}
        </Button>
      )}
      <div
        ref={place}
        id={widgetId}
        className={css.widget}
        dir="ltr"
        tabIndex={-1}
        hidden={!isOpen}
      />
    </div>
  );
}
