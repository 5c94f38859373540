import {
  ErrorSummary,
  Questions,
  type SubmitResult,
  SubmitRow,
  useAnswersForm,
} from '@mawkib/forms';
import type { FieldErrors, LeadData } from '@mawkib/forms/engine';
import { useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useId, useState } from 'react';
import {
  type Clock,
  checkCustomer,
  customerForm,
  freeReservation,
  type Outcome,
} from '../../engine/index.js';
import { useJourneyChoices } from '../journey-events.js';
import { orderMessages } from '../messages.js';
import { HiddenInputs } from '../screen/HiddenInputs.js';
import { OutcomeNotice } from '../screen/OutcomeNotice.js';
import { ScreenHead } from '../screen/ScreenHead.js';
import { styles } from '../screen/screen.styles.js';
import { ConsentDocuments } from './ConsentDocuments.js';
import { HoldNotice } from './HoldNotice.js';
import { KickedOut } from './KickedOut.js';
import { LockCountdown } from './LockCountdown.js';
import { useCountdown } from './use-countdown.js';

export interface CheckoutStepProps {
  /** End of the lock and the time at which this was rendered, both the server's. */
  expiresAt: string;
  serverNow: string;
  /** The car's page, for when the lock is lost. */
  vehicleHref: string;
  vehiclesHref?: string;
  /** Where the browser posts `_action=order`; the page's own address without it. */
  action?: string;
  hidden?: Readonly<Record<string, string>>;
  /** After a refused native post. */
  errors?: FieldErrors | undefined;
  values?: LeadData | undefined;
  outcome?: Outcome | undefined;
  /** Sends without leaving the page; a failure leaves all that was typed where it is. */
  onSubmit?: (data: FormData) => Promise<SubmitResult>;
  /** The dialog that says, once, that the car is held. */
  initModal?: boolean;
  onInitModalClose?: () => void;
  /** The lock is known to be lost, or its time ran out. */
  isKickedOut?: boolean;
  onExpired?: () => void;
  clock?: Clock;
  /** Addresses of the terms of reservation and of the privacy policy. */
  terms?: string | undefined;
  policy?: string | undefined;
}

/** The buyer's data, under the clock of the lock. */
export function CheckoutStep(props: CheckoutStepProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = orderMessages(locale);
  const { terms, policy } = props;
  const prefix = useId();
  const [isInitSeen, setInitSeen] = useState(false);
  const [isExpired, setExpired] = useState(false);
  const { fields } = customerForm(locale).attributes;

  const seconds = useCountdown({
    ...props,
    onEnd: () => {
      setExpired(true);
      props.onExpired?.();
    },
  });
  const { errors, rejected, status, spoken, formProps } = useAnswersForm({
    fields,
    check: (answers, readPhone) => {
      const result = checkCustomer(answers, locale, readPhone);
      return result.ok ? null : result.errors;
    },
    errors: props.errors,
    onSubmit: props.onSubmit,
  });
  const { locationChosen, paymentChosen } = useJourneyChoices();
  const isOrdering = status.kind === 'sending';
  useEffect(() => {
    if (!isOrdering) return;
    locationChosen();
    paymentChosen(freeReservation);
  }, [isOrdering, locationChosen, paymentChosen]);
  const idOf = ({ id }: { id: string }) => `${prefix}${id}`;
  const isOver =
    props.isKickedOut || (isExpired && status.kind !== 'sending' && status.kind !== 'sent');

  return (
    <div className={css.root}>
      <ScreenHead title={t('checkout_title')} lead={t('checkout_lead')} />
      <LockCountdown expiresAt={props.expiresAt} seconds={seconds} />
      {props.outcome ? <OutcomeNotice outcome={props.outcome} /> : null}
      <form {...formProps} action={props.action} className={css.root}>
        <HiddenInputs values={{ ...props.hidden, _action: 'order' }} />
        <ErrorSummary fields={fields} rejected={rejected} errors={errors} idOf={idOf} />
        <Questions
          fields={fields}
          columns={2}
          errors={errors}
          values={props.values}
          idOf={idOf}
          hints={terms || policy ? { consent: <ConsentDocuments {...{ terms, policy }} /> } : {}}
        />
        <SubmitRow label={t('order')} status={status} spoken={spoken} position="start" />
        <p className={css.note}>{t('no_cost')}</p>
      </form>
      {props.initModal && !isInitSeen && !isOver ? (
        <HoldNotice
          expiresAt={props.expiresAt}
          onClose={() => {
            setInitSeen(true);
            props.onInitModalClose?.();
          }}
        />
      ) : null}
      {isOver ? (
        <KickedOut vehicleHref={props.vehicleHref} vehiclesHref={props.vehiclesHref} />
      ) : null}
    </div>
  );
}
