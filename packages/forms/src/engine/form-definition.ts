import type { FormField, LeadData } from '@mawkib/api-clients/contracts/forms';

export type { FormField, LeadData };

export type FormFieldType = FormField['type'];

/** The part of a form that the engine reads; the `form` resource of the forms service fits. */
export interface FormDefinition {
  attributes: { fields: readonly FormField[] };
}

/** Unvalidated answers: a parsed body, form data or a query. */
export type RawAnswers = unknown;
