import { createContext } from 'react';
import type { LeadFormProps } from '@mawkib/forms';

/** What the server answered to a form that this page posted. */
export type LeadOutcome =
  | { kind: 'lead_stored'; formId: string; leadId?: string }
  | {
      kind: 'lead_refused';
      formId: string;
      errors: NonNullable<LeadFormProps['errors']>;
      values: NonNullable<LeadFormProps['values']>;
      message?: string;
    };

/** The outcome of a native post, for the block whose form it was. */
export const LeadOutcomeContext = createContext<LeadOutcome | undefined>(undefined);
