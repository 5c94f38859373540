import { Button, ButtonLink, Notice, useLocale } from '@mawkib/ui';
import type { SafeHtml } from '@mawkib/ui/rich-text';
import { useStyles } from '@mawkib/ui/styles';
import { type ComponentType, type FormEvent, type FormHTMLAttributes, useId } from 'react';
import type { OrderStep, Outcome } from '../../engine/index.js';
import { styles as checkoutStyles } from '../checkout/checkout.styles.js';
import { LockCountdown } from '../checkout/LockCountdown.js';
import { useCountdown } from '../checkout/use-countdown.js';
import { orderMessages } from '../order.messages.js';
import { HiddenInputs } from '../screen/HiddenInputs.js';
import { OutcomeNotice } from '../screen/OutcomeNotice.js';
import { ScreenHead } from '../screen/ScreenHead.js';
import { styles as screenStyles } from '../screen/screen.styles.js';
import { useSubmitOnce } from '../use-submit-once.js';
import { StepFields } from './fields/StepFields.js';
import { Meaning } from './Meaning.js';
import { type StepTab, StepTabs } from './StepTabs.js';
import type { StepFieldsProps } from './step-fields-props.js';
import { stepsMessages } from './steps.messages.js';
import { styles } from './steps.styles.js';

/** Attributes of the form of a step. */
export type StepFormProps = Pick<
  FormHTMLAttributes<HTMLFormElement>,
  'id' | 'className' | 'onSubmit' | 'noValidate' | 'children'
> & { method: 'post' };

export interface StepsPageProps extends StepFieldsProps {
  /** Title of the page; default: "Reserve this car". */
  title?: string | null;
  tabs: readonly StepTab[];
  /** Index of the step that is shown. */
  active: number;
  step: Pick<OrderStep, 'type'> & { html: SafeHtml | null };
  /** Address of the step before; null on the first one. */
  backHref?: string | null;
  /** The hold, while it lasts; both are server time. */
  hold?: { expiresAt: string; serverNow: string } | null;
  /** A hold of this buyer has ended; their choices are still there. */
  isHoldEnded?: boolean;
  /** Duration of a hold in minutes. */
  lockMinutes?: number;
  /** The seller takes a deposit; otherwise the reservation is free. */
  takesPayment?: boolean;
  /** Reason why the last attempt failed. */
  outcome?: Outcome | undefined;
  hidden?: Readonly<Record<string, string>>;
  /** Focuses the heading: the page replaced another one without a page load. */
  takesFocus?: boolean;
  /** Form that submits without a page load. Default: a native form. */
  form?: ComponentType<StepFormProps>;
  /** A submit of `form` is pending. Default: until the page is left. */
  isSending?: boolean;
}

/**
 * Steps page: a tab for each step, each a native post `_action=init` with its fields. The first one
 * acquires the lock.
 */
export function StepsPage(props: StepsPageProps) {
  const { title, tabs, active, step, errors, hold, hidden, takesPayment = false } = props;
  const css = useStyles(styles);
  const screen = useStyles(screenStyles);
  const checkout = useStyles(checkoutStyles);
  const { locale } = useLocale();
  const t = stepsMessages(locale);
  const order = orderMessages(locale);
  const once = useSubmitOnce();
  const isSending = props.isSending ?? once.isSending;
  const Form = props.form ?? 'form';
  const formId = useId();
  const isFirst = active === 0;
  const wrong = Object.values(errors);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (isSending) event.preventDefault();
    else if (props.isSending === undefined) once.onSubmit(event);
  };
  const next = isFirst && !hold ? order('start') : t(active < tabs.length - 1 ? 'next' : 'last');
  return (
    <div className={screen.root}>
      <ScreenHead
        title={title ?? order('details_title')}
        lead={isFirst ? order(takesPayment ? 'details_lead_paid' : 'details_lead') : undefined}
        takesFocus={props.takesFocus}
      />
      {hold ? <Hold {...hold} /> : null}
      {props.isHoldEnded ? <Notice kind="info">{t('hold_ended')}</Notice> : null}
      <StepTabs tabs={tabs} />
      {props.outcome ? <OutcomeNotice outcome={props.outcome} /> : null}
      {wrong.length > 0 ? (
        <Notice kind="danger" title={t('wrong')} live>
          <ul className={css.errors}>
            {[...new Set(wrong)].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <Form id={formId} method="post" className={css.form} onSubmit={onSubmit} noValidate>
        <HiddenInputs values={{ ...hidden, _action: 'init', step: String(active + 1) }} />
        <button type="submit" className={checkout.enter} tabIndex={-1} aria-hidden="true" />
        <StepFields
          type={step.type}
          html={step.html}
          options={props.options}
          tradeIn={props.tradeIn}
          required={props.required}
          values={props.values}
          errors={errors}
        />
        <div className={screen.nextSteps}>
          <Button type="submit" busy={isSending}>
            {isSending ? `${isFirst && !hold ? order('starting') : t('sending')}…` : next}
          </Button>
          {props.backHref ? (
            <ButtonLink kind="secondary" href={props.backHref}>
              {t('back')}
            </ButtonLink>
          ) : null}
          {takesPayment ? null : <p className={screen.note}>{order('no_cost')}</p>}
        </div>
      </Form>
      {isFirst ? <Meaning takesPayment={takesPayment} lockMinutes={props.lockMinutes} /> : null}
    </div>
  );
}

function Hold({ expiresAt, serverNow }: { expiresAt: string; serverNow: string }) {
  return <LockCountdown expiresAt={expiresAt} seconds={useCountdown({ expiresAt, serverNow })} />;
}
