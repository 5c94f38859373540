import { type ConsentScope, consentScopes } from '../consent-scopes/consent-scopes.js';
import { type ConsentDecision, pendingDecision, unknownDecision } from './consent-strategy.js';

/** Page of an external platform: `window`. Its globals are untrusted. */
export interface ConsentPage {
  addEventListener(type: string, listener: (event: unknown) => void): void;
  removeEventListener(type: string, listener: (event: unknown) => void): void;
}

/** Timers of the page, in milliseconds: `window`. */
export interface ConsentTimers {
  /** Milliseconds. */
  setTimeout(run: () => void, delay: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** The property at a path; undefined if it is missing or its getter throws. */
export function memberAt(root: unknown, ...path: string[]): unknown {
  try {
    return path.reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], root);
  } catch {
    return undefined;
  }
}

/** Calls a method of the platform. Undefined if it is missing or throws. */
export function callAt(owner: unknown, method: string, ...values: unknown[]): unknown {
  const found = memberAt(owner, method);
  try {
    return typeof found === 'function' ? Reflect.apply(found, owner, values) : undefined;
  } catch {
    return undefined;
  }
}

/** Subscribes to events of the page. Returns a function that stops. */
export function followEvents(
  page: ConsentPage,
  types: readonly string[],
  listener: (event: unknown) => void,
): () => void {
  for (const type of types) page.addEventListener(type, listener);
  return () => {
    for (const type of types) page.removeEventListener(type, listener);
  };
}

/**
 * Retries every half second for up to a minute, until `attempt` returns true. Returns a function
 * that stops.
 */
export function retry(timers: ConsentTimers, attempt: () => boolean): () => void {
  let timer: unknown;
  let left = 120;
  const next = () => {
    left -= 1;
    if (left >= 0 && !attempt()) timer = timers.setTimeout(next, 500);
  };
  next();
  return () => {
    left = 0;
    timers.clearTimeout(timer);
  };
}

/** Scopes of a platform: obligatory, the mapped ones, and unclassified. */
export const platformScopes = (mapped: readonly ConsentScope[]): readonly ConsentScope[] =>
  consentScopes.filter(
    (scope) => scope === 'obligatory' || scope === 'unclassified' || mapped.includes(scope),
  );

/**
 * Converts a platform's data to a decision: accepted if more than `obligatory` is granted.
 * `unclassified` is granted only with everything else, unless the platform has a group for it.
 * Pending if it is neither explicit nor grants anything.
 */
export function platformDecision(
  scopes: readonly ConsentScope[],
  granted: readonly ConsentScope[],
  isExplicit: boolean,
): ConsentDecision {
  const optional = scopes.filter((scope) => scope !== 'obligatory' && granted.includes(scope));
  if (optional.length === 0) {
    return isExplicit ? { status: 'rejected', scopes: [], isExplicit } : pendingDecision;
  }
  const isAll = scopes.every(
    (scope) => scope === 'obligatory' || scope === 'unclassified' || optional.includes(scope),
  );
  const isGranted = (scope: ConsentScope) =>
    scope === 'obligatory' || optional.includes(scope) || (isAll && scope === 'unclassified');
  return { status: 'accepted', scopes: scopes.filter(isGranted), isExplicit };
}

/** Pending for missing data, unknown for invalid data. */
export const misfit = (value: unknown): ConsentDecision =>
  value === undefined || value === null ? pendingDecision : unknownDecision;
