import type { OrderSummary } from '@mawkib/api-clients/contracts/purchase';
import { type Locale, localizedPath } from '@mawkib/core/locale';
import { outcomeMessages } from './outcome.messages.js';
import type { ConfirmationResult } from './start-journey.js';

/** Reasons why a call of the journey failed, as the buyer sees them. */
export const outcomeKinds = [
  'vehicle_locked',
  'vehicle_unavailable',
  'lock_lost',
  'order_expired',
  'order_cancelled',
  'cancel_closed',
  'invalid_token',
  'order_not_found',
  'invalid_customer',
  'payment_incomplete',
  'payment_declined',
  'payment_refused',
  'payment_failed',
  'payment_not_found',
  'payment_mismatch',
  'payment_not_configured',
  'amount_changed',
  'account_changed',
  'capture_changed',
  'terms_changed',
  'phone_not_verified',
  'verification_unavailable',
  'hold_limit',
  'hold_used_up',
  'slot_taken',
  'invalid_choices',
  'ordering_disabled',
  'too_many_requests',
  'unreachable',
  'failed',
] as const;
export type OutcomeKind = (typeof outcomeKinds)[number];

/** Fields of `ServiceError` that are used. */
export interface CallFailure {
  kind: string;
  status?: number | undefined;
  problem?: { code: string } | undefined;
}

/** Actions offered after a failure; `retry` repeats the same call. */
export type NextStep =
  | { kind: 'retry'; label: string }
  | { kind: 'link'; label: string; href: string };

export interface Outcome {
  kind: OutcomeKind;
  title: string;
  text: string;
  nextSteps: NextStep[];
}

const byCode: Record<string, OutcomeKind> = {
  vehicle_locked: 'vehicle_locked',
  vehicle_unavailable: 'vehicle_unavailable',
  vehicle_not_found: 'vehicle_unavailable',
  lock_lost: 'lock_lost',
  order_expired: 'order_expired',
  cancel_closed: 'cancel_closed',
  invalid_token: 'invalid_token',
  order_not_found: 'order_not_found',
  invalid_customer: 'invalid_customer',
  payment_incomplete: 'payment_incomplete',
  payment_declined: 'payment_declined',
  payment_refused: 'payment_refused',
  payment_failed: 'payment_failed',
  payment_not_found: 'payment_not_found',
  payment_mismatch: 'payment_mismatch',
  payment_not_configured: 'payment_not_configured',
  amount_changed: 'amount_changed',
  account_changed: 'account_changed',
  capture_changed: 'capture_changed',
  terms_changed: 'terms_changed',
  phone_not_verified: 'phone_not_verified',
  verification_unavailable: 'verification_unavailable',
  hold_limit: 'hold_limit',
  hold_used_up: 'hold_used_up',
  slot_taken: 'slot_taken',
  invalid_choices: 'invalid_choices',
  ordering_disabled: 'ordering_disabled',
};

export function outcomeKind(failure: CallFailure): OutcomeKind {
  const code = failure.problem?.code ?? '';
  if (Object.hasOwn(byCode, code)) return byCode[code] as OutcomeKind;
  if (failure.status === 404) return 'order_not_found';
  if (failure.status === 422) return 'invalid_customer';
  if (failure.status === 429) return 'too_many_requests';
  return failure.kind === 'http' || failure.kind === 'contract' ? 'failed' : 'unreachable';
}

/** Paths of the next steps, without the locale. */
export interface OutcomeUrls {
  vehicle?: string | undefined;
  vehicles?: string | undefined;
  retailers?: string | undefined;
}

const nextStepsOf: Record<OutcomeKind, readonly ('retry' | keyof OutcomeUrls)[]> = {
  vehicle_locked: ['vehicles', 'retry'],
  vehicle_unavailable: ['vehicles', 'retailers'],
  lock_lost: ['vehicle', 'vehicles'],
  order_expired: ['vehicles', 'retailers'],
  order_cancelled: ['vehicles', 'retailers'],
  cancel_closed: ['retailers'],
  invalid_token: ['retailers', 'vehicles'],
  order_not_found: ['retailers', 'vehicles'],
  invalid_customer: ['retry'],
  payment_incomplete: ['retry'],
  payment_declined: ['retry', 'retailers'],
  payment_refused: ['retailers', 'vehicle'],
  payment_failed: ['retry', 'retailers'],
  payment_not_found: ['retry'],
  payment_mismatch: ['retry'],
  payment_not_configured: ['retailers', 'vehicle'],
  amount_changed: ['retry'],
  account_changed: ['retry'],
  capture_changed: ['retry'],
  terms_changed: ['retry'],
  phone_not_verified: ['retry'],
  verification_unavailable: ['retry', 'retailers'],
  hold_limit: ['retry', 'vehicle'],
  hold_used_up: ['retry', 'retailers'],
  slot_taken: ['retry'],
  invalid_choices: ['retry'],
  ordering_disabled: ['retailers', 'vehicles'],
  too_many_requests: ['retry'],
  unreachable: ['retry', 'retailers'],
  failed: ['retry', 'retailers'],
};

/** Text and at least one next step for a failure. */
export function describeOutcome(
  failure: CallFailure | OutcomeKind,
  locale: Locale,
  urls: OutcomeUrls = {},
): Outcome {
  const kind = typeof failure === 'string' ? failure : outcomeKind(failure);
  const t = outcomeMessages(locale);
  const all = { vehicle: '/vehicles', vehicles: '/vehicles', retailers: '/retailers', ...urls };
  const nextSteps = nextStepsOf[kind].map((step): NextStep => {
    if (step === 'retry') return { kind: 'retry', label: t('way_retry') };
    const href = localizedPath(all[step] ?? '/vehicles', locale);
    return { kind: 'link', label: t(`way_${step}`), href };
  });
  return { kind, title: t(`${kind}_title`), text: t(`${kind}_text`), nextSteps };
}

/** Failures after which the same button may be pressed again. */
const passing: ReadonlySet<OutcomeKind> = new Set(['too_many_requests', 'unreachable', 'failed']);

export interface ConfirmationState {
  result: ConfirmationResult;
  /** Reason why the order cannot be confirmed, or why the last attempt failed. */
  failure?: OutcomeKind;
}

/**
 * State of the page behind the mailed link. Opening it changes nothing: a pending order shows a
 * button, and only its post confirms.
 */
export function confirmationState(from: {
  /** Status of the order, or the reason why it could not be loaded. */
  order: OrderSummary['status'] | { failure: OutcomeKind };
  /** True when the address has the token of the mail. */
  hasToken: boolean;
  /** Reason why the post was rejected. */
  error?: OutcomeKind | undefined;
}): ConfirmationState {
  const { order, hasToken, error } = from;
  if (typeof order === 'object') return { result: 'error', failure: order.failure };
  if (order === 'confirmed') return { result: 'confirmed' };
  if (order === 'cancelled') return { result: 'failure', failure: 'order_cancelled' };
  if (order !== 'created') return { result: 'failure', failure: 'order_expired' };
  if (!hasToken) return { result: 'failure', failure: 'invalid_token' };
  if (!error) return { result: 'waiting' };
  return { result: passing.has(error) ? 'waiting' : 'failure', failure: error };
}
