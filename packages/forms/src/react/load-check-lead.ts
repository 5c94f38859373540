import { latePart } from '@mawkib/core/react';

type CheckLead = typeof import('./check-lead.js').checkLead;

export const ErrorSummary = latePart(() =>
  import('./ErrorSummary.js').then((chunk) => chunk.ErrorSummary),
);
export const ThankYou = latePart(() =>
  import('./thanks/ThankYou.js').then((chunk) => chunk.ThankYou),
);

let loaded: CheckLead | undefined;
let loading: Promise<void> | undefined;

/** Accepts everything until the rules are loaded; the service checks every lead anyway. */
export const checkLoadedLead: CheckLead = (...lead) => loaded?.(...lead) ?? null;

const loadRules = async () => {
  const chunk = await import('./check-lead.js');
  await Promise.all([ErrorSummary.load(), ThankYou.load()]);
  loaded = chunk.checkLead;
};

/**
 * Loads what a form needs once a visitor begins it: the rules, the summary of errors, the text
 * after it is sent. Undefined once they are there. A failed load is tried again by the next call.
 */
export function loadCheckLead(): Promise<void> | undefined {
  if (loaded) return undefined;
  loading ??= loadRules().catch(() => {
    loading = undefined;
  });
  return loading;
}
