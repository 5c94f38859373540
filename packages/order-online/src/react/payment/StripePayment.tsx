import { packageLocale } from '@mawkib/core/locale';
import { Button, Notice, Skeleton, useLocale, VisuallyHidden } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { describeOutcome, type OfferedPayment } from '../../engine/index.js';
import { appearanceOf } from './appearance-of.js';
import { CallRequest, type CallRequestProps } from './CallRequest.js';
import { OtherPayment } from './OtherPayment.js';
import { paymentMessages } from './payment.messages.js';
import { styles } from './payment.styles.js';
import { useVendorScript } from './use-vendor-script.js';
import { type Stripe, type StripeElements, vendorScripts } from './vendor-scripts.js';

export interface StripePaymentProps {
  payment: Extract<OfferedPayment, { vendor: 'STRIPE' }>;
  /** The amount, as it is shown. */
  amount: string;
  /** Absolute URL that Stripe returns to. */
  returnUrl: string;
  call: CallRequestProps;
  /** The texts mention that the car is on hold during the payment. Default true. */
  isHeld?: boolean;
  /** Other payment options of the company, for a browser that cannot show Stripe's form. */
  alternatives?: readonly string[] | undefined;
}

type Problem = 'incomplete' | 'declined' | 'unreachable';

/** Reason why a payment failed, by Stripe's error type; null: the service has to find out. */
const problems: Record<string, Problem | null> = {
  validation_error: 'incomplete',
  card_error: 'declined',
  api_connection_error: 'unreachable',
};

/** Stripe's Payment Element. It needs a script: without one the retailer can call the buyer. */
export function StripePayment(props: StripePaymentProps) {
  const { payment, amount, returnUrl, call, isHeld = true, alternatives } = props;
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = paymentMessages(locale);
  const place = useRef<HTMLDivElement>(null);
  const started = useRef<{ stripe: Stripe; elements: StripeElements }>(null);
  const [isReady, setReady] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { scriptUrl, publicKey, account, clientSecret } = payment;
  const script = useVendorScript(scriptUrl);
  const language = packageLocale(locale);

  useEffect(() => {
    const { Stripe } = vendorScripts();
    if (script !== 'ready' || !Stripe || !place.current) return;
    const stripe = Stripe(publicKey, {
      ...(account && { stripeAccount: account }),
      locale: language,
    });
    const appearance = appearanceOf(place.current);
    const elements = stripe.elements({ clientSecret, locale: language, appearance });
    const element = elements.create('payment', { layout: 'tabs' });
    element.on('ready', () => setReady(true));
    element.mount(place.current);
    started.current = { stripe, elements };
    return () => {
      started.current = null;
      element.destroy();
    };
  }, [script, publicKey, account, clientSecret, language]);

  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (!started.current || isPaying) return;
    const { stripe, elements } = started.current;
    setPaying(true);
    setProblem(null);
    const submitted = await elements.submit();
    const { error } = submitted.error
      ? submitted
      : await stripe.confirmPayment({
          elements,
          clientSecret,
          confirmParams: { return_url: returnUrl },
        });
    const reason = error && problems[error.type];
    if (error && !reason) location.assign(returnUrl);
    else setPaying(false);
    setProblem(reason ?? null);
  };

  if (script === 'failed') {
    return (
      <div className={css.area}>
        <Notice kind="warning" title={t('script_failed')} live>
          <p>{t(isHeld ? 'script_failed_text' : 'script_failed_text_order')}</p>
        </Notice>
        <Button kind="secondary" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
        <OtherPayment vendors={alternatives} />
        <CallRequest {...call} />
      </div>
    );
  }
  return (
    <div className={css.area}>
      <noscript>
        <div className={css.area}>
          <Notice kind="warning" title={t('no_script')}>
            <p>{t(isHeld ? 'no_script_text' : 'no_script_text_order')}</p>
          </Notice>
          <OtherPayment vendors={alternatives} />
          <CallRequest {...call} />
        </div>
      </noscript>
      <form className={css.scripted} onSubmit={(event) => void pay(event)} aria-busy={isPaying}>
        {problem ? <ProblemNotice problem={problem} /> : null}
        <div className={css.element} role="group" aria-label={t('title')}>
          {isReady ? null : (
            <div className={css.loading}>
              <Skeleton lines={5} />
              <VisuallyHidden>
                <span role="status">{t('loading')}</span>
              </VisuallyHidden>
            </div>
          )}
          <div ref={place} />
        </div>
        <p className={css.note}>{t('stripe_note')}</p>
        <Button type="submit" wide busy={isPaying || !isReady}>
          {isPaying ? `${t('paying')}…` : t('pay_amount', { amount })}
        </Button>
      </form>
    </div>
  );
}

function ProblemNotice({ problem }: { problem: Problem }) {
  const { locale } = useLocale();
  const t = paymentMessages(locale);
  const outcome = describeOutcome(
    problem === 'unreachable' ? 'payment_failed' : 'payment_declined',
    locale,
  );
  const isIncomplete = problem === 'incomplete';
  return (
    <Notice kind="danger" title={isIncomplete ? t('stripe_incomplete') : outcome.title} live>
      <p>{isIncomplete ? t('stripe_incomplete_text') : outcome.text}</p>
    </Notice>
  );
}
