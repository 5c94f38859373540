import { isOption } from './choices.js';
import { cleanToken } from './clean-text.js';
import type { FormDefinition, FormField, LeadData } from './form-definition.js';
import { normaliseDate } from './normalise-date.js';

/** Ids of fields, hidden ones too, with the id of a vehicle in stock. */
export const vehicleFields = ['vehicle_id', 'vehicle'] as const;
/** Ids of fields, hidden ones too, with the path of a model's page. */
export const modelFields = ['model', 'nameplate'] as const;

const named: ReadonlySet<string> = new Set([...vehicleFields, ...modelFields]);
const plainName = /^[\w.-]{1,64}$/;

/**
 * What a visitor chose, by field id: options, days, and the car that a hidden field names. Never
 * what a visitor typed: a field with `autocomplete` is about the person and is left out.
 */
export function chosenValues(form: FormDefinition, answers: LeadData): Record<string, string> {
  const chosen: Record<string, string> = {};
  for (const field of form.attributes.fields) {
    const value = Object.hasOwn(answers, field.id) ? chosenValue(field, answers[field.id]) : null;
    if (value) chosen[field.id] = value;
  }
  return chosen;
}

function chosenValue(field: FormField, answer: unknown): string | null {
  if (typeof answer !== 'string' || answer.trim() === '' || field.autocomplete) return null;
  const value = cleanToken(answer);
  switch (field.type) {
    case 'date':
      return normaliseDate(value);
    case 'hidden':
      return named.has(field.id) && plainName.test(value) ? value : null;
    case 'select':
    case 'radio':
    case 'location':
      return isOption(field, value) ? value : null;
    default:
      return null;
  }
}
