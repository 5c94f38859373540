import type { Form } from '@mawkib/api-clients/contracts';
import { rentalSummary } from '@mawkib/core/calculators';
import { escapeHtml } from '@mawkib/core/guards';
import { Button, Notice, RichText, useLocale } from '@mawkib/ui';
import type { SafeHtml } from '@mawkib/ui/rich-text';
import { useStyles } from '@mawkib/ui/styles';
import { locationName } from '../rental-data.js';
import type { Label } from '../rental-labels.js';
import { personIn } from './person-in.js';
import { styles } from './rental-overlay.styles.js';
import { chosenItems } from './rental-values.js';
import type { Rental } from './use-rental.js';
import type { SendRental } from './use-send-rental.js';

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
  const { template = '', rental, form, answers, label, sending, onBack, onSend } = props;
  const css = useStyles(styles);
  const { locale } = useLocale();
  const summary = {
    vehicle: rental.vehicle?.display_name ?? '',
    pickup_location: rental.pickUp ? locationName(rental.pickUp) : '',
    pickup_date: rental.from ?? Number.NaN,
    return_location: rental.dropOff ? locationName(rental.dropOff) : '',
    return_date: rental.to ?? Number.NaN,
    days: rental.days ?? Number.NaN,
    items: chosenItems(rental),
    total: rental.total ?? Number.NaN,
    ...personIn(form, answers),
  };
  // Values are escaped: the result is as safe as the template.
  const html = rentalSummary(template, summary, locale, { escapeValue: escapeHtml }) as SafeHtml;
  return (
    <div className={css.step}>
      <RichText html={html} />
      {sending.message && sending.needsConsent && (
        <Notice kind="warning" live>
          <p>{sending.message}</p>
          <Button
            kind="secondary"
            data-captcha-allow=""
            onClick={(event) => onSend(event.currentTarget)}
          >
            {label('allow_captcha')}
          </Button>
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
