/** A step of the journey, in order; each has its own address. */
export type JourneyStep = 'details' | 'checkout' | 'success' | 'confirmation';

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

/**
 * `waiting`: the buyer opened the link and has not confirmed yet. `error`: the order cannot be
 * loaded. `failure`: the order cannot be confirmed.
 */
export type ConfirmationResult = 'waiting' | 'confirmed' | 'error' | 'failure';

/** `config_url` in the address starts a configurator journey; `null` without a subject. */
export function startJourney(from: {
  vehicleId?: string;
  search?: URLSearchParams;
}): JourneySubject | null {
  const configUrl = from.search?.get('config_url')?.trim();
  if (configUrl) return { kind: 'configurator', configUrl };
  const vehicleId = from.vehicleId?.trim();
  return vehicleId ? { kind: 'normal', vehicleId } : null;
}
