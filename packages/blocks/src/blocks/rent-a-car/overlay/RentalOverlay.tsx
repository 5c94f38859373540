import { formatNumber } from '@mawkib/core/locale';
import { Button, GuardedModal, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useRef, useState } from 'react';
import { ContactStep } from './ContactStep.js';
import { Outcome } from './Outcome.js';
import { PlaceStep } from './PlaceStep.js';
import { styles } from './rental-overlay.styles.js';
import { SummaryStep } from './SummaryStep.js';
import type { OverlayProps } from './state/overlay-props.js';
import { useRental } from './state/use-rental.js';
import { useSendRental } from './state/use-send-rental.js';

const steps = ['location', 'contact', 'summary'] as const;
type View = (typeof steps)[number] | 'thanks' | 'error';

/**
 * The inquiry: place and dates with extras, contact form, summary, thank-you or error. All steps
 * stay mounted, so that nothing typed or chosen is lost. Asks before it closes over any of it.
 */
export function RentalOverlay(props: OverlayProps) {
  const { open, onClose, fields, form, label } = props;
  const css = useStyles(styles);
  const { locale } = useLocale();
  const [view, setView] = useState<View>('location');
  const [answers, setAnswers] = useState<FormData>();
  const unsent = useRef(false);
  const rental = useRental(props);
  const sending = useSendRental({ rental, form, mapping: fields.hidden_field_mapping });
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each view takes the focus
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus();
    hasMoved.current = true;
  }, [view]);
  const send = async (submitter: HTMLElement | null) => {
    if (!answers) return;
    const result = await sending.send(answers, submitter);
    if (result === 'sent') {
      unsent.current = false;
      setView('thanks');
    } else if (result === 'invalid') setView('contact');
    else if (result === 'failed') setView('error');
  };
  const at = steps.indexOf(view as (typeof steps)[number]);
  const number = (value: number) => formatNumber(value, locale);
  const isSent = view === 'thanks';
  return (
    <GuardedModal
      open={open}
      onClose={onClose}
      title={label('title')}
      size="large"
      unsent={unsent}
      question={{
        title: label('discard_title'),
        text: label('discard_text'),
        discard: label('discard'),
        keep: label('keep'),
      }}
    >
      <div className={css.root}>
        {at >= 0 ? (
          <div>
            <p className={css.count}>
              {label('step', { step: number(at + 1), steps: number(steps.length) })}
            </p>
            <h3 ref={heading} tabIndex={-1} className={css.heading}>
              {label(`${steps[at] ?? 'location'}_heading`)}
            </h3>
          </div>
        ) : (
          <Outcome
            headingRef={heading}
            title={isSent ? fields.thank_you_title : fields.error_title}
            text={isSent ? fields.thank_you_text : fields.error_text}
            detail={isSent ? undefined : sending.message}
          >
            {isSent ? (
              <Button onClick={onClose}>{label('done')}</Button>
            ) : (
              <Button onClick={() => setView('summary')}>{label('try_again')}</Button>
            )}
          </Outcome>
        )}
        {!isSent && (
          <>
            <div hidden={view !== 'location'}>
              <PlaceStep
                {...props}
                rental={rental}
                onChange={() => {
                  unsent.current = true;
                }}
                onNext={() => setView('contact')}
              />
            </div>
            <div hidden={view !== 'contact'}>
              <ContactStep
                form={form}
                label={label}
                errors={sending.errors}
                onBack={() => setView('location')}
                onNext={(data) => {
                  setAnswers(data);
                  setView('summary');
                }}
              />
            </div>
          </>
        )}
        {view === 'summary' && answers && (
          <SummaryStep
            template={fields.summary_template}
            rental={rental}
            form={form}
            answers={answers}
            label={label}
            sending={sending}
            onBack={() => setView('contact')}
            onSend={send}
          />
        )}
      </div>
    </GuardedModal>
  );
}
