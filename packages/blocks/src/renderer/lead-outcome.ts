import type { LeadFormProps } from '@mawkib/forms';
import { createContext } from 'react';

/** What the server answered to a form that this page posted. */
export type LeadOutcome =
  | { kind: 'lead_stored'; formId: string; leadId?: string }
  | {
      kind: 'lead_refused';
      formId: string;
      /** By field id: a sentence, or what the forms engine says. */
      errors: Readonly<Record<string, string | NonNullable<LeadFormProps['errors']>[string]>>;
      values: NonNullable<LeadFormProps['values']>;
      message?: string;
    };

/** The outcome of a native post, for the block whose form it was. */
export const LeadOutcomeContext = createContext<LeadOutcome | undefined>(undefined);
