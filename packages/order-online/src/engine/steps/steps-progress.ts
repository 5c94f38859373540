import type { OrderChoices } from '@mawkib/api-clients/contracts/purchase';
import type { StepType } from '../config/journey-config.js';
import {
  activateStep,
  enableStep,
  initialSteps,
  type StepsState,
  setButtonDisabled,
  type ValidatedStep,
  validateStep,
} from './steps-state.js';

const memberOf = {
  payment_options: 'payment',
  trade_in: 'trade_in',
  service_packs: 'service_packs',
  location: 'location',
  appointment: 'appointment',
} as const;

/** Member of the choices that a step sets; a `content` step sets none. */
export const choiceOf = (type: StepType, choices: OrderChoices) =>
  type === 'content' ? undefined : choices[memberOf[type]];

/**
 * State of the tabs for the choices that are stored with a hold. A step is validated once it has its
 * choice; one without a choice, once the buyer has passed it.
 */
export function stepsProgress(
  types: readonly StepType[],
  choices: OrderChoices,
  active: number,
): StepsState {
  const isPassed = (index: number) =>
    active > index || types.slice(index + 1).some((type) => choiceOf(type, choices) !== undefined);
  const entries = types.flatMap((type, stepIndex): ValidatedStep[] => {
    const choice = choiceOf(type, choices);
    const isDone = type === 'content' ? isPassed(stepIndex) : choice !== undefined;
    return isDone ? [{ stepIndex, type, value: summaryOf(type, choices) }] : [];
  });
  const done = types.findIndex((_, index) => !entries.some((one) => one.stepIndex === index));
  const reached = done === -1 ? types.length - 1 : done;
  const validated = entries.reduce(validateStep, initialSteps());
  const enabled = types
    .slice(0, reached + 1)
    .reduce((state, _, index) => enableStep(state, index), validated);
  const state = activateStep(enabled, Math.max(0, Math.min(active, reached)));
  return setButtonDisabled(state, backButton, state.active === 0);
}

/** Name of the button to the tab before; the first tab has none. */
export const backButton = 'back';

/** The first step without a choice, else the last one. */
export const nextStep = (types: readonly StepType[], choices: OrderChoices): number =>
  stepsProgress(types, choices, types.length - 1).active;

/** A choice in storage: nothing that identifies a buyer. */
function summaryOf(type: StepType, choices: OrderChoices): unknown {
  const { payment, trade_in, service_packs, location, appointment } = choices;
  switch (type) {
    case 'payment_options':
      return payment?.option;
    case 'trade_in':
      return trade_in?.kind;
    case 'service_packs':
      return service_packs;
    case 'location':
      return location?.kind === 'retailer' ? location.retailer_id : location?.kind;
    case 'appointment':
      return appointment?.kind;
    case 'content':
      return true;
  }
}
