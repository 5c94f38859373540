import { formatTime } from '@mawkib/core/locale';
import {
  ErrorSummary,
  Questions,
  type SubmitResult,
  SubmitRow,
  useAnswersForm,
} from '@mawkib/forms';
import type { FieldErrors, LeadData } from '@mawkib/forms/engine';
import { Button, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useId, useState } from 'react';
import {
  type Clock,
  checkCustomer,
  customerForm,
  freeReservation,
  type Outcome,
  paymentPlan,
} from '../../engine/index.js';
import { useJourneyChoices } from '../journey-events.js';
import { orderMessages } from '../order.messages.js';
import { HiddenInputs } from '../screen/HiddenInputs.js';
import { OutcomeNotice } from '../screen/OutcomeNotice.js';
import { ScreenHead } from '../screen/ScreenHead.js';
import { styles } from '../screen/screen.styles.js';
import { ConsentDocuments } from './ConsentDocuments.js';
import { LockCountdown } from './LockCountdown.js';
import { LockLost } from './LockLost.js';
import { OrderDialog } from './OrderDialog.js';
import { useCountdown } from './use-countdown.js';

/** Dialog after the lock is taken: the car is reserved until a time of day. */
function LockNotice({ expiresAt, onClose }: { expiresAt: string; onClose: () => void }) {
  const { locale } = useLocale();
  const t = orderMessages(locale);
  const text = t('init_text', { time: formatTime(expiresAt, locale) });
  return (
    <OrderDialog title={t('init_title')} text={text} onClose={onClose}>
      <Button onClick={onClose}>{t('go_on')}</Button>
    </OrderDialog>
  );
}

export interface CheckoutStepProps {
  /** End of the lock and the time of this render, both server time. */
  expiresAt: string;
  serverNow: string;
  /** Path of the car's page, for a lost lock. */
  vehicleHref: string;
  vehiclesHref?: string;
  /** Target of the native post `_action=order`; default: the page's address. */
  action?: string;
  hidden?: Readonly<Record<string, string>>;
  /** Errors of a rejected native post. */
  errors?: FieldErrors | undefined;
  values?: LeadData | undefined;
  outcome?: Outcome | undefined;
  /** Submits without leaving the page; after a failure all inputs stay as they are. */
  onSubmit?: (data: FormData) => Promise<SubmitResult>;
  /** Shows the dialog that says the car is reserved for a time. */
  initModal?: boolean;
  onInitModalClose?: () => void;
  /** The lock is lost or expired. */
  isLockLost?: boolean;
  onExpired?: () => void;
  clock?: Clock;
  /** The hold's payment vendor. Default: the free reservation. */
  vendor?: string;
  /** Links to the terms of reservation and to the privacy policy. */
  terms?: string | undefined;
  policy?: string | undefined;
}

/** Form for the buyer's data, with the countdown of the lock. */
export function CheckoutStep(props: CheckoutStepProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = orderMessages(locale);
  const { terms, policy, vendor = freeReservation } = props;
  const isPaid = paymentPlan(vendor).takesPayment;
  const prefix = useId();
  const [isInitSeen, setInitSeen] = useState(false);
  const [isExpired, setExpired] = useState(false);
  const { fields } = customerForm(locale, { isPaid }).attributes;

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
    paymentChosen(vendor);
  }, [isOrdering, locationChosen, paymentChosen, vendor]);
  const idOf = ({ id }: { id: string }) => `${prefix}${id}`;
  const isOver =
    props.isLockLost || (isExpired && status.kind !== 'sending' && status.kind !== 'sent');

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
        <SubmitRow
          label={t(isPaid ? 'to_payment' : 'order')}
          status={status}
          spoken={spoken}
          position="start"
        />
        <p className={css.note}>{t(isPaid ? 'paid_next' : 'no_cost')}</p>
      </form>
      {props.initModal && !isInitSeen && !isOver ? (
        <LockNotice
          expiresAt={props.expiresAt}
          onClose={() => {
            setInitSeen(true);
            props.onInitModalClose?.();
          }}
        />
      ) : null}
      {isOver ? (
        <LockLost vehicleHref={props.vehicleHref} vehiclesHref={props.vehiclesHref} />
      ) : null}
    </div>
  );
}
