import type { StaffForm } from '@mawkib/api-clients/contracts';
import { sanitiseForm } from './sanitise-form.js';
import type { FormRow } from './stored-forms.js';

/** A form for staff, in every language, with the version that a change has to name. */
export function presentForm({ definition, version, updated_at }: FormRow): StaffForm {
  const { id, ...draft } = sanitiseForm(definition);
  const attributes = { ...draft, version, updated_at: updated_at.toISOString() };
  return { id, type: 'form', attributes };
}
