import type { Call, CallContext } from '../call.js';
import { createLead, type LeadData } from '../contracts/forms/leads.js';
import type { ResponseOf } from '../contracts/operation-types.js';
import { withParsedInput } from '../wrappers/with-parsed-input.js';

export { type ExportRequest, exportLeads } from './export-leads.js';

export interface LeadSubmission {
  /** Id of the form. */
  form: string;
  data: LeadData;
  /** The captcha's token, if a captcha is configured. */
  recaptcha?: string | undefined;
  /** A UUID of the form. Submitting again with the same key returns the first lead. */
  idempotencyKey?: string;
}

/** Submits a lead in the context's language. Site document, section 7. */
export async function submitLead(
  call: Call,
  { form, data, recaptcha, idempotencyKey }: LeadSubmission,
  context?: CallContext,
): Promise<ResponseOf<typeof createLead>['data']> {
  const body = {
    data,
    ...(context?.locale && { locale: context.locale }),
    ...(idempotencyKey && { idempotency_key: idempotencyKey }),
    ...(recaptcha && { 'g-recaptcha-response': recaptcha }),
  };
  return (await withParsedInput(call)(createLead, { params: { id: form }, body }, context)).data;
}
