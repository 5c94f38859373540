import { ButtonLink, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useRef } from 'react';
import { ScreenHead } from '../screen/ScreenHead.js';
import { styles } from '../screen/screen.styles.js';
import { paymentMessages } from './payment.messages.js';

/** Seconds between two checks; the last one repeats. */
const pauses = [2, 3, 5, 5, 10, 10, 20];

export interface PaymentCheckingProps {
  /** Path of this page without a query, where the payment can be made. */
  payHref: string;
  /** Asks the service again; without scripts the page reloads itself. */
  onCheck: () => void;
  /** The payment is not offered yet. */
  isStarting?: boolean;
}

/**
 * Shown until the payment provider confirms, or can be paid at. The page updates automatically.
 */
export function PaymentChecking({ payHref, onCheck, isStarting }: PaymentCheckingProps) {
  const css = useStyles(styles);
  const t = paymentMessages(useLocale().locale);
  const check = useRef(onCheck);
  useEffect(() => {
    check.current = onCheck;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let count = 0;
    const next = () => {
      timer = setTimeout(
        () => {
          count += 1;
          check.current();
          next();
        },
        (pauses[Math.min(count, pauses.length - 1)] ?? 20) * 1000,
      );
    };
    next();
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={css.root} data-state="payment-checking">
      <noscript>
        <meta httpEquiv="refresh" content="5" />
      </noscript>
      <ScreenHead
        title={t(isStarting ? 'preparing' : 'checking')}
        lead={t(isStarting ? 'preparing_text' : 'checking_text')}
      />
      <p className={css.note} role="status">
        {t('checking_busy')}…
      </p>
      <div className={css.nextSteps}>
        <ButtonLink kind="tertiary" href={payHref}>
          {t(isStarting ? 'try_now' : 'not_paid')}
        </ButtonLink>
      </div>
    </div>
  );
}
