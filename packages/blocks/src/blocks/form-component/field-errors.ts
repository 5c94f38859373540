import type { LeadFormProps } from '@mawkib/forms';
import type { LeadOutcome } from '../../renderer/lead-outcome.js';

type Errors = NonNullable<LeadFormProps['errors']>;
type Rejected = Extract<LeadOutcome, { kind: 'lead_refused' }>['errors'];

/** The server may return only one sentence per field. */
export const fieldErrors = (errors: Rejected): Errors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [
      field,
      typeof error === 'string' ? { code: 'required' as const, message: error } : error,
    ]),
  );
