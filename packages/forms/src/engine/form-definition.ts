import type { FormField, LeadData } from '@mawkib/api-clients/contracts';

export type { FormField, LeadData };

export type FormFieldType = FormField['type'];

/** What the engine reads of a form; the forms service's `form` resource fits. */
export interface FormDefinition {
  attributes: { fields: readonly FormField[] };
}

/** Answers as they come from outside: a parsed body, form data, a query. Anything may be in there. */
export type RawAnswers = unknown;
