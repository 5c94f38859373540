import type { OrderChoices } from '@mawkib/api-clients/contracts/purchase';
import { StepsPage, type StepTab } from '@mawkib/order-online';
import {
  backButton,
  describeOutcome,
  isStepUsable,
  type OutcomeKind,
  type StepErrors,
  type StepValues,
  stepPath,
  stepValues,
} from '@mawkib/order-online/engine';
import { useEffect, useState } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { useCameFromPage } from '../../page/use-came-from-page.ts';
import { usePageLocale } from '../../page/use-page-locale.ts';
import { withQuery } from '../checkout-path.ts';
import { choicesFor, rememberSteps } from '../remember-details.ts';
import type { StepsPageData } from './load-steps-page.server.ts';

/** Response to a post that was not accepted, with what was typed. */
export interface RejectedStep {
  kind?: OutcomeKind;
  errors?: StepErrors;
  values?: StepValues;
}

interface Props {
  shown: StepsPageData;
  rejected: RejectedStep | undefined;
}

/** Steps of the order that is shown; the browser keeps the buyer's choices. */
export function StepsView({ rejected, shown }: Props) {
  const { steps, state, options, tradeIn, hold, expiresAt, currency } = shown;
  const locale = usePageLocale();
  const choices = useRemembered(shown);
  const navigation = useNavigation();
  const { search } = useLocation();
  const takesFocus = useCameFromPage();
  const step = steps[state.active];
  if (!step) return null;
  const isHeld = hold === 'open';
  const key = `${state.active} ${options.appointment?.retailer_id} ${choices === shown.choices}`;
  return (
    <StepsPage
      // Another step, or other values: the fields are not controlled.
      key={rejected ? `${key} ${JSON.stringify(rejected.values)}` : `${key} ${search}`}
      title={shown.title}
      tabs={tabsOf(shown)}
      active={state.active}
      step={step}
      required={step.required}
      options={options}
      tradeIn={tradeIn}
      values={rejected?.values ?? { ...stepValues(choices, currency), ...shown.given }}
      errors={rejected?.errors ?? {}}
      backHref={state.disabledButtons.includes(backButton) ? null : hrefOf(shown, state.active - 1)}
      hold={isHeld && expiresAt ? { expiresAt, serverNow: shown.serverNow } : null}
      isHoldEnded={hold === 'lost' && Object.keys(shown.choices).length > 0}
      takesPayment={shown.takesPayment}
      takesFocus={takesFocus}
      outcome={rejected?.kind && describeOutcome(rejected.kind, locale)}
      form={Form}
      isSending={navigation.state !== 'idle' && navigation.formMethod === 'POST'}
    />
  );
}

/** Path of a tab, without the locale. */
const hrefOf = ({ subject }: StepsPageData, index: number): string =>
  withQuery(stepPath('details', { subject }), { step: String(index + 1) });

const tabsOf = (shown: StepsPageData): StepTab[] =>
  shown.steps.map(({ type, title }, index) => {
    const isDone = shown.state.validated.some(({ stepIndex }) => stepIndex === index);
    return {
      type,
      title,
      href: isStepUsable(shown.state, index) ? hrefOf(shown, index) : null,
      state: index === shown.state.active ? 'active' : isDone ? 'done' : 'ahead',
    };
  });

/** Stores the steps in the browser; returns the stored choices if the hold has none. */
function useRemembered(shown: StepsPageData): OrderChoices {
  const { id, configUrl, state, choices, options, recipient, preselected, lock } = shown;
  const { pathname, search } = useLocation();
  const [local, setLocal] = useState<OrderChoices>();
  const isEmpty = Object.keys(choices).length === 0;
  useEffect(() => {
    if (isEmpty) setLocal(choicesFor(id));
  }, [isEmpty, id]);
  useEffect(() => {
    rememberSteps({
      vehicleId: id,
      detailsRoute: configUrl === null ? pathname : `${pathname}${search}`,
      configUrl,
      state,
      choices,
      options,
      paymentRecipient: recipient,
      preselected,
      lock,
    });
  }, [id, pathname, search, configUrl, state, choices, options, recipient, preselected, lock]);
  return isEmpty && local && Object.keys(local).length > 0 ? local : choices;
}
