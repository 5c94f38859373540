import {
  ErrorSummary,
  Questions,
  readPhone,
  type SubmitResult,
  SubmitRow,
  useAnswersForm,
} from '@mawkib/forms';
import type { FieldErrors, FormField, LeadData } from '@mawkib/forms/engine';
import { useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { type ReactNode, useEffect, useId, useState } from 'react';
import {
  type CheckoutPageEntry,
  type Clock,
  type CustomerType,
  checkCustomer,
  customerForm,
  customerTypeOf,
  defaultCheckoutPage,
  freeReservation,
  type Outcome,
  paymentPlan,
  termsFields,
} from '../../engine/index.js';
import { useJourneyChoices } from '../journey-events.js';
import { orderMessages } from '../order.messages.js';
import { HiddenInputs } from '../screen/HiddenInputs.js';
import { OutcomeNotice } from '../screen/OutcomeNotice.js';
import { ScreenHead } from '../screen/ScreenHead.js';
import { styles } from '../screen/screen.styles.js';
import { ConsentDocuments } from './ConsentDocuments.js';
import { CustomerTypeChoice } from './CustomerTypeChoice.js';
import { styles as checkoutStyles } from './checkout.styles.js';
import { LockCountdown } from './LockCountdown.js';
import { LockLost } from './LockLost.js';
import { LockNotice } from './LockNotice.js';
import { type ShownTerms, TermsList } from './TermsList.js';
import { useCountdown } from './use-countdown.js';

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
  /** Focuses the heading: the page replaced another one without a page load. */
  takesFocus?: boolean;
  /** Shows the dialog about the hold of the car. */
  initModal?: boolean;
  onInitModalClose?: () => void;
  /** The lock is lost or expired. */
  isLockLost?: boolean;
  onExpired?: () => void;
  clock?: Clock;
  /**
   * The buyer's choices in the steps, for analytics: a retailer's id or the kind of handover, and the
   * way to pay. Defaults: the retailer that sells the car, and `vendor`.
   */
  chosen?: { location?: string | undefined; payment?: string | undefined };
  /** The hold's payment vendor. Default: the free reservation. */
  vendor?: string;
  /** Links to the terms of reservation and to the privacy policy. */
  terms?: string | undefined;
  policy?: string | undefined;
  /** Required data of the company's buyers, with sanitised markup of the terms. */
  page?: Omit<CheckoutPageEntry, 'terms'> & { terms: ShownTerms[] };
  /** Shown above the form: the summary of the order. */
  summary?: ReactNode;
}

/** Form for the buyer's data, with the countdown of the lock. */
export function CheckoutStep(props: CheckoutStepProps) {
  const css = useStyles(styles);
  const checkout = useStyles(checkoutStyles);
  const { locale } = useLocale();
  const t = orderMessages(locale);
  const { terms, policy, vendor = freeReservation } = props;
  const isPaid = paymentPlan(vendor).takesPayment;
  const prefix = useId();
  const [isInitSeen, setInitSeen] = useState(false);
  const [isExpired, setExpired] = useState(false);
  const page = props.page ?? { ...defaultCheckoutPage, terms: [] };
  const [chosen, setChosen] = useState(props.values?.customer_type);
  // A response of the page decides again.
  const [posted, setPosted] = useState(props.values);
  if (posted !== props.values) {
    setPosted(props.values);
    setChosen(props.values?.customer_type);
  }
  const type = customerTypeOf({ customer_type: chosen ?? '' }, page);
  const questionsOf = (kind: CustomerType) =>
    customerForm(locale, { isPaid, type: kind, page }).attributes.fields;
  const personal = questionsOf('private');
  const ofCompany = page.customer_types.includes('corporate')
    ? questionsOf('corporate').filter((field) => !personal.some(({ id }) => id === field.id))
    : [];
  const questions = type === 'corporate' ? [...ofCompany, ...personal] : personal;
  const fields = [...questions, ...termsFields(page, locale)];

  const seconds = useCountdown({
    ...props,
    onEnd: () => {
      setExpired(true);
      props.onExpired?.();
    },
  });
  const { errors, rejected, status, spoken, formProps } = useAnswersForm({
    fields,
    check: (answers) => {
      const told = { ...answers, customer_type: type };
      const result = checkCustomer(told, locale, readPhone, page);
      return result.ok ? null : result.errors;
    },
    errors: props.errors,
    onSubmit: props.onSubmit,
  });
  const { locationChosen, paymentChosen } = useJourneyChoices();
  const { location, payment = vendor } = props.chosen ?? {};
  const isOrdering = status.kind === 'sending';
  useEffect(() => {
    if (!isOrdering) return;
    locationChosen(location);
    paymentChosen(payment);
  }, [isOrdering, locationChosen, paymentChosen, location, payment]);
  const idOf = ({ id }: Pick<FormField, 'id'>) => `${prefix}${id}`;
  const shown = { columns: 2, errors, values: props.values, idOf } as const;
  const isOver =
    props.isLockLost || (isExpired && status.kind !== 'sending' && status.kind !== 'sent');

  return (
    <div className={css.root}>
      <ScreenHead
        title={t('checkout_title')}
        lead={t('checkout_lead')}
        takesFocus={props.takesFocus}
      />
      <LockCountdown expiresAt={props.expiresAt} seconds={seconds} />
      {props.summary}
      {props.outcome ? <OutcomeNotice outcome={props.outcome} /> : null}
      <form {...formProps} action={props.action} className={css.root}>
        <HiddenInputs values={{ ...props.hidden, _action: 'order' }} />
        <ErrorSummary fields={fields} rejected={rejected} errors={errors} idOf={idOf} />
        <button type="submit" className={checkout.enter} tabIndex={-1} aria-hidden="true" />
        <CustomerTypeChoice types={page.customer_types} type={type} onChange={setChosen} />
        <div className={checkout.buyer}>
          {ofCompany.length > 0 ? (
            // Posted also by a private buyer, so that nothing is lost on the way back.
            <div hidden={type !== 'corporate'}>
              <Questions {...shown} fields={ofCompany} />
            </div>
          ) : null}
          <Questions {...shown} fields={personal.filter(({ id }) => id !== 'consent')} />
        </div>
        <TermsList terms={page.terms} errors={errors} values={props.values} idOf={idOf} />
        <Questions
          {...shown}
          fields={personal.filter(({ id }) => id === 'consent')}
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
      {(props.initModal || isInitSeen) && !isOver ? (
        <LockNotice
          open={!isInitSeen}
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
