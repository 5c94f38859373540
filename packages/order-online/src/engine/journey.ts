/** Steps in order; each has its own address. */
export const journeySteps = ['details', 'checkout', 'success', 'confirmation'] as const;
export type JourneyStep = (typeof journeySteps)[number];

/** A vehicle in stock, or a configuration of the configurator. */
export type JourneySubject =
  | { kind: 'normal'; vehicleId: string }
  | { kind: 'configurator'; configUrl: string };
export type JourneyKind = JourneySubject['kind'];

export interface Lock {
  lockId: string;
  vehicleId: string;
  /** Server time, ISO 8601. */
  expiresAt: string;
  vendor: string;
}

/** State of the journey. A lock exists in `checkout` only, an order number from `success` on. */
export type Journey = JourneySubject &
  (
    | { step: 'details' }
    | { step: 'checkout'; lock: Lock }
    | { step: 'success'; orderNumber: string }
    | { step: 'confirmation'; orderNumber: string; result: ConfirmationResult }
  );

/**
 * `waiting`: the buyer opened the link and has not confirmed yet. `error`: the order cannot be
 * loaded. `failure`: the order cannot be confirmed.
 */
export type ConfirmationResult = 'waiting' | 'confirmed' | 'error' | 'failure';

export type JourneyEvent =
  | { type: 'lock_taken'; lock: Lock }
  | { type: 'lock_lost' }
  | { type: 'order_created'; orderNumber: string }
  | { type: 'confirmation_answered'; orderNumber: string; result: ConfirmationResult }
  | { type: 'restarted' };

/** `config_url` in the address starts a configurator journey; `null` without a subject. */
export function startJourney(from: {
  vehicleId?: string;
  search?: URLSearchParams;
}): Journey | null {
  const configUrl = from.search?.get('config_url')?.trim();
  if (configUrl) return { kind: 'configurator', configUrl, step: 'details' };
  const vehicleId = from.vehicleId?.trim();
  return vehicleId ? { kind: 'normal', vehicleId, step: 'details' } : null;
}

/** The next state; an event that does not fit the current state is ignored. */
export function advance(journey: Journey, event: JourneyEvent): Journey {
  const subject = subjectOf(journey);
  switch (event.type) {
    case 'lock_taken': {
      const own = subject.kind === 'configurator' || subject.vehicleId === event.lock.vehicleId;
      const open = journey.step === 'details' || journey.step === 'checkout';
      return own && open ? { ...subject, step: 'checkout', lock: event.lock } : journey;
    }
    case 'lock_lost':
      return journey.step === 'checkout' ? { ...subject, step: 'details' } : journey;
    case 'order_created':
      return journey.step === 'checkout'
        ? { ...subject, step: 'success', orderNumber: event.orderNumber }
        : journey;
    case 'confirmation_answered': {
      const { orderNumber, result } = event;
      const settled = journey.step === 'confirmation' && journey.result === 'confirmed';
      return settled ? journey : { ...subject, step: 'confirmation', orderNumber, result };
    }
    case 'restarted':
      return { ...subject, step: 'details' };
  }
}

const subjectOf = (journey: Journey): JourneySubject =>
  journey.kind === 'normal'
    ? { kind: 'normal', vehicleId: journey.vehicleId }
    : { kind: 'configurator', configUrl: journey.configUrl };
