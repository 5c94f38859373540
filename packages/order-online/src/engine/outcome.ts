import { type Locale, localizedPath } from '@mawkib/core/locale';
import type { ConfirmationResult } from './journey.js';
import { outcomeMessages } from './messages.js';

/** What a failed call of the journey means to the buyer. */
export const outcomeKinds = [
  'vehicle_locked',
  'vehicle_unavailable',
  'lock_lost',
  'order_expired',
  'invalid_token',
  'order_not_found',
  'invalid_customer',
  'too_many_requests',
  'unreachable',
  'failed',
] as const;
export type OutcomeKind = (typeof outcomeKinds)[number];

/** The part of a `ServiceError` that is read. */
export interface CallFailure {
  kind: string;
  status?: number | undefined;
  problem?: { code: string } | undefined;
}

/** Where a buyer can go from here; `retry` is the same call again. */
export type WayOn =
  | { kind: 'retry'; label: string }
  | { kind: 'link'; label: string; href: string };

export interface Outcome {
  kind: OutcomeKind;
  title: string;
  text: string;
  ways: WayOn[];
}

const byCode: Record<string, OutcomeKind> = {
  vehicle_locked: 'vehicle_locked',
  vehicle_unavailable: 'vehicle_unavailable',
  vehicle_not_found: 'vehicle_unavailable',
  lock_lost: 'lock_lost',
  order_expired: 'order_expired',
  invalid_token: 'invalid_token',
  order_not_found: 'order_not_found',
  invalid_customer: 'invalid_customer',
};

export function outcomeKind(failure: CallFailure): OutcomeKind {
  const code = failure.problem?.code ?? '';
  if (Object.hasOwn(byCode, code)) return byCode[code] as OutcomeKind;
  if (failure.status === 404) return 'order_not_found';
  if (failure.status === 422) return 'invalid_customer';
  if (failure.status === 429) return 'too_many_requests';
  return failure.kind === 'http' || failure.kind === 'contract' ? 'failed' : 'unreachable';
}

/** Places the ways on lead to, without the locale. */
export interface OutcomePlaces {
  vehicle?: string | undefined;
  vehicles?: string | undefined;
  retailers?: string | undefined;
}

const waysOf: Record<OutcomeKind, readonly ('retry' | keyof OutcomePlaces)[]> = {
  vehicle_locked: ['vehicles', 'retry'],
  vehicle_unavailable: ['vehicles', 'retailers'],
  lock_lost: ['vehicle', 'vehicles'],
  order_expired: ['vehicles', 'retailers'],
  invalid_token: ['retailers', 'vehicles'],
  order_not_found: ['retailers', 'vehicles'],
  invalid_customer: ['retry'],
  too_many_requests: ['retry'],
  unreachable: ['retry', 'retailers'],
  failed: ['retry', 'retailers'],
};

/** A failure in words, with at least one way on. */
export function describeOutcome(
  failure: CallFailure | OutcomeKind,
  locale: Locale,
  places: OutcomePlaces = {},
): Outcome {
  const kind = typeof failure === 'string' ? failure : outcomeKind(failure);
  const t = outcomeMessages(locale);
  const all = { vehicle: '/vehicles', vehicles: '/vehicles', retailers: '/retailers', ...places };
  const ways = waysOf[kind].map((way): WayOn => {
    if (way === 'retry') return { kind: 'retry', label: t('way_retry') };
    const href = localizedPath(all[way] ?? '/vehicles', locale);
    return { kind: 'link', label: t(`way_${way}`), href };
  });
  return { kind, title: t(`${kind}_title`), text: t(`${kind}_text`), ways };
}

/** `error` when the order could not be loaded, `failure` when its confirmation was refused. */
export function confirmationResult(answers: {
  order: { ok: boolean };
  confirm?: { ok: boolean };
}): ConfirmationResult {
  if (!answers.order.ok) return 'error';
  return answers.confirm?.ok ? 'confirmed' : 'failure';
}
