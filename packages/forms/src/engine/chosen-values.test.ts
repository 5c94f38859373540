import { expect, test } from 'vitest';
import { chosenValues } from './chosen-values.js';
import type { FormField } from './form-definition.js';

const field = (id: string, type: FormField['type'], more: Partial<FormField> = {}): FormField => ({
  id,
  type,
  label: id,
  required: false,
  width: 'full',
  ...more,
});
const options = [{ value: 'a', label: 'A' }];

test('what was chosen, and nothing that a visitor typed or that is about the person', () => {
  const fields = [
    field('name', 'text'),
    field('email', 'email'),
    field('phone', 'phone'),
    field('message', 'textarea'),
    field('consent', 'checkbox'),
    field('title', 'select', { options, autocomplete: 'honorific-prefix' }),
    field('birthday', 'date', { autocomplete: 'bday' }),
    field('day', 'date'),
    field('time', 'radio', { options }),
    field('place', 'location'),
    field('colour', 'select', { options }),
    field('vehicle_id', 'hidden'),
    field('customer', 'hidden'),
  ];
  const answers = Object.fromEntries(fields.map(({ id }) => [id, 'a']));
  const chosen = chosenValues(
    { attributes: { fields } },
    { ...answers, birthday: '1990-01-01', day: '1/12/2026', colour: 'sara@example.ae' },
  );
  expect(chosen).toEqual({ day: '2026-12-01', time: 'a', place: 'a', vehicle_id: 'a' });
});
