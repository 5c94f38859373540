import type { LeadFormProps } from '@mawkib/forms';
import { createContext } from 'react';

/** Result of a form that was posted natively. */
export type LeadOutcome =
  | { kind: 'lead_stored'; formId: string; leadId?: string }
  | {
      kind: 'lead_refused';
      formId: string;
      /** By field id: a sentence, or errors of the forms engine. */
      errors: Readonly<Record<string, string | NonNullable<LeadFormProps['errors']>[string]>>;
      values: NonNullable<LeadFormProps['values']>;
      message?: string;
    };

/** Result of a native post, for the block of the form. */
export const LeadOutcomeContext = createContext<LeadOutcome | undefined>(undefined);
