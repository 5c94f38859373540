import type { LeadFormProps, LeadFormResult } from '@mawkib/forms';
import { createContext } from 'react';

/** Result of a form that was posted natively. */
export type LeadOutcome =
  | {
      kind: 'lead_stored';
      formId: string;
      block?: string;
      leadId?: string;
      /** Car, retailer and choices for the thank-you. */
      thanks?: LeadFormProps['thanks'];
    }
  | {
      kind: 'lead_refused';
      formId: string;
      /** Place of the form that was posted; undefined: any place with this form. */
      block?: string;
      /** By field id: a sentence, or errors of the forms engine. */
      errors: Readonly<Record<string, string | NonNullable<LeadFormProps['errors']>[string]>>;
      values: NonNullable<LeadFormProps['values']>;
      message?: string;
    };

/** Result of a native post, for the block of the form. */
export const LeadOutcomeContext = createContext<LeadOutcome | undefined>(undefined);

/** Submits the form with this id without leaving the page. */
export type SubmitLead = (formId: string, data: FormData) => Promise<LeadFormResult>;

/** Undefined where forms are always posted natively, as in stories. */
export const SubmitLeadContext = createContext<SubmitLead | undefined>(undefined);
