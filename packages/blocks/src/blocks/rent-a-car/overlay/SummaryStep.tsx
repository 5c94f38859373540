import type { Form } from '@mawkib/api-clients/contracts/forms';
import { Button, Notice, RichText, useLocale } from '@mawkib/ui';
import type { SafeHtml } from '@mawkib/ui/rich-text';
import { useStyles } from '@mawkib/ui/styles';
import type { Label } from '../configuration/rental-labels.js';
import { locationName } from '../locations-of.js';
import { styles } from './rental-overlay.styles.js';
import { personIn } from './state/person-in.js';
import { chosenItems } from './state/rental-values.js';
import type { Rental } from './state/use-rental.js';
import type { SendRental } from './state/use-send-rental.js';
import { summaryHtml } from './summary-html.js';

interface SummaryStepProps {
  template: SafeHtml | undefined;
  rental: Rental;
  form: Form;
  answers: FormData;
  label: Label;
  sending: SendRental;
  onBack: () => void;
  onSend: (submitter: HTMLElement | null) => void;
}

/** The inquiry as it will be sent. */
export function SummaryStep(props: SummaryStepProps) {
  const { template, rental, form, answers, label, sending, onBack, onSend } = props;
  const css = useStyles(styles);
  const { locale } = useLocale();
  const items = chosenItems(rental);
  const summary = {
    vehicle: rental.vehicle?.display_name ?? '',
    pickup_location: rental.pickUp ? locationName(rental.pickUp) : '',
    pickup_date: rental.from ?? Number.NaN,
    return_location: rental.dropOff ? locationName(rental.dropOff) : '',
    return_date: rental.to ?? Number.NaN,
    days: rental.days ?? Number.NaN,
    items: items.length > 0 ? items : [{ label: label('no_extras'), amount: 1 }],
    total: rental.total ?? Number.NaN,
    ...personIn(form, answers),
  };
  return (
    <div className={css.step}>
      {template && <RichText html={summaryHtml(template, summary, locale)} />}
      {sending.message && (
        <Notice kind="warning" live>
          <p>{sending.message}</p>
          {sending.needsConsent && (
            <Button
              kind="secondary"
              data-captcha-allow=""
              onClick={(event) => onSend(event.currentTarget)}
            >
              {label('allow_captcha')}
            </Button>
          )}
        </Notice>
      )}
      <div className={css.buttons}>
        <Button kind="secondary" onClick={onBack}>
          {label('back')}
        </Button>
        <Button busy={sending.isSending} onClick={(event) => onSend(event.currentTarget)}>
          {label(sending.isSending ? 'sending' : 'send')}
        </Button>
      </div>
    </div>
  );
}
