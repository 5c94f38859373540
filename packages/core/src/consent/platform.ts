import { type ConsentScope, consentScopes } from '../consent-scopes/consent-scopes.js';
import { type ConsentDecision, pendingDecision, unknownDecision } from './strategy.js';

/** The page that an external platform lives in: `window`. Its globals are read with suspicion. */
export interface ConsentPage {
  addEventListener(type: string, listener: (event: unknown) => void): void;
  removeEventListener(type: string, listener: (event: unknown) => void): void;
}

/** The page's timers, in milliseconds: `window`. */
export interface ConsentTimers {
  /** Milliseconds. */
  setTimeout(run: () => void, delay: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** The member at the end of a path; undefined when one is missing or its getter throws. */
export function memberAt(root: unknown, ...path: string[]): unknown {
  try {
    return path.reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], root);
  } catch {
    return undefined;
  }
}

/** Calls a foreign method on its owner. Undefined when there is none, or when it throws. */
export function callAt(owner: unknown, method: string, ...values: unknown[]): unknown {
  const found = memberAt(owner, method);
  try {
    return typeof found === 'function' ? Reflect.apply(found, owner, values) : undefined;
  } catch {
    return undefined;
  }
}

/** Follows events of the page. Answers how to stop. */
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

/** Tries every half second for a minute, until `attempt` is true. Answers how to stop. */
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

/** Scopes of a platform: obligatory, what its groups map to, and unclassified. */
export const platformScopes = (mapped: readonly ConsentScope[]): readonly ConsentScope[] =>
  consentScopes.filter(
    (scope) => scope === 'obligatory' || scope === 'unclassified' || mapped.includes(scope),
  );

/**
 * A platform's answer as a decision: accepted when something beyond obligatory is granted. What is
 * unclassified is granted with everything else only, unless the platform has a group for it. What
 * was neither said by the visitor nor granted by the platform is pending.
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

/** Missing or null is nothing yet; anything else that does not fit cannot be read. */
export const misfit = (value: unknown): ConsentDecision =>
  value === undefined || value === null ? pendingDecision : unknownDecision;
