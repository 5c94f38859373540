import { ButtonLink, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { describeOutcome, type OutcomeKind } from '../../engine/index.js';
import { ScreenHead } from '../screen/ScreenHead.js';
import { styles } from '../screen/screen.styles.js';

export interface PaymentFailureProps {
  kind: OutcomeKind;
  /** Paths without the locale: this page, and the car's. */
  retryHref: string;
  vehicleHref: string;
}

/** The payment cannot be started or checked now; nothing was charged twice. */
export function PaymentFailure({ kind, retryHref, vehicleHref }: PaymentFailureProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const { title, text, nextSteps } = describeOutcome(kind, locale, { vehicle: vehicleHref });
  return (
    <div className={css.root} data-state="payment-failed">
      <ScreenHead title={title} lead={text} />
      <div className={css.nextSteps}>
        {nextSteps.map((step, index) => (
          <ButtonLink
            key={step.label}
            kind={index === 0 ? 'primary' : 'tertiary'}
            href={step.kind === 'retry' ? retryHref : step.href}
          >
            {step.label}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
