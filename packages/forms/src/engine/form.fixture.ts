import type { FormDefinition, FormField } from './form-definition.js';

export const field = (part: Partial<FormField> & Pick<FormField, 'id' | 'type'>): FormField => ({
  label: part.id,
  required: false,
  width: 'full',
  ...part,
});

export const formOf = (
  ...fields: (Partial<FormField> & Pick<FormField, 'id' | 'type'>)[]
): FormDefinition => ({
  attributes: { fields: fields.map(field) },
});

export const options = (...values: string[]) => values.map((value) => ({ value, label: value }));

/** One field of every type. */
export const everyType = formOf(
  { id: 'name', type: 'text', required: true, min_length: 2, max_length: 20 },
  { id: 'email', type: 'email', required: true },
  { id: 'phone', type: 'phone' },
  { id: 'note', type: 'textarea', max_length: 200 },
  { id: 'model', type: 'select', options: options('defender', 'f-type') },
  { id: 'time', type: 'radio', options: options('morning', 'evening') },
  { id: 'extras', type: 'checkbox', options: options('a', 'b', 'c') },
  { id: 'consent', type: 'checkbox', required: true },
  { id: 'day', type: 'date' },
  { id: 'dealer', type: 'location', options: options('L1', 'L2') },
  { id: 'source', type: 'hidden', max_length: 100 },
);
