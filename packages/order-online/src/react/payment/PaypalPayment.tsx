import { ButtonLink, Notice, useLocale } from '@mawkib/ui';
import { exitAttribute } from '@mawkib/ui/markup';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useRef, useState } from 'react';
import { describeOutcome, type OfferedPayment } from '../../engine/index.js';
import { paymentMessages } from './payment.messages.js';
import { styles } from './payment.styles.js';
import { useVendorScript } from './use-vendor-script.js';
import { vendorScripts } from './vendor-scripts.js';

export interface PaypalPaymentProps {
  payment: Extract<OfferedPayment, { vendor: 'PAYPAL' }>;
  /** URLs of this page after approval and after a cancellation. */
  returnUrl: string;
  cancelUrl: string;
}

/** The approval page as a plain link, which needs no script, and PayPal's buttons. */
export function PaypalPayment({ payment, returnUrl, cancelUrl }: PaypalPaymentProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = paymentMessages(locale);
  const place = useRef<HTMLDivElement>(null);
  const [hasButtons, setHasButtons] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { scriptUrl, orderId, approveUrl } = payment;
  const script = useVendorScript(scriptUrl);

  useEffect(() => {
    const { paypal } = vendorScripts();
    if (script !== 'ready' || !paypal || !place.current) return;
    const buttons = paypal.Buttons({
      style: { layout: 'vertical', shape: 'rect', color: 'silver', height: 48 },
      createOrder: () => orderId,
      onApprove: () => location.assign(returnUrl),
      onCancel: () => location.assign(cancelUrl),
      onError: () => setFailed(true),
    });
    if (!buttons.isEligible()) return;
    buttons.render(place.current).then(
      () => setHasButtons(true),
      () => setHasButtons(false),
    );
    return () => void buttons.close().catch(() => {});
  }, [script, orderId, returnUrl, cancelUrl]);

  const failure = describeOutcome('payment_failed', locale);
  return (
    <div className={css.area}>
      {hasFailed ? (
        <Notice kind="danger" title={failure.title} live>
          <p>{failure.text}</p>
        </Notice>
      ) : null}
      <p className={css.note}>{t('paypal_note')}</p>
      {approveUrl ? (
        <ButtonLink href={approveUrl} {...{ [exitAttribute]: 'none' }} wide>
          {t('paypal_continue')}
        </ButtonLink>
      ) : null}
      <div className={css.buttons}>
        {hasButtons ? <p className={css.note}>{t('paypal_here')}</p> : null}
        <div ref={place} dir="ltr" />
      </div>
    </div>
  );
}
