import type { Locale } from '@mawkib/core/locale';
import type { FormSource, LeadFormResult } from '@mawkib/forms';
import { fetchOwn } from '../request/fetch-own.ts';
import type { LeadOutcome } from './store-lead.server.ts';

/** Loads and submits a form of this site. */
export function formSource(formId: string, locale: Locale): FormSource {
  const address = `/${locale}/showroom/forms/${encodeURIComponent(formId)}`;
  return {
    load: async (signal) => {
      const response = await fetchOwn(address, { signal });
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`Form: ${response.status}`);
      return response.json();
    },
    submit: async (body) => {
      const response = await fetchOwn(address, { method: 'POST', body });
      return resultOf((await response.json()) as LeadOutcome);
    },
  };
}

function resultOf(outcome: LeadOutcome): LeadFormResult {
  if (outcome.kind === 'lead_stored') return { kind: 'sent', thanks: outcome.thanks };
  return Object.keys(outcome.errors).length > 0
    ? { kind: 'invalid', errors: outcome.errors }
    : { kind: 'failed', message: outcome.message };
}
