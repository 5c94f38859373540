import type { Form, FormField } from '@mawkib/api-clients/contracts/forms';

const field = (id: string, type: FormField['type'], more: Partial<FormField> = {}): FormField => ({
  id,
  type,
  label: id,
  required: false,
  width: 'full',
  ...more,
});

/** A contact form with hidden fields for the values of a rental. */
export const rentalForm: Form = {
  id: 'rental',
  type: 'form',
  attributes: {
    name: 'rental',
    title: 'Rental',
    submit_label: 'Send',
    fields: [
      field('name', 'text', { label: 'الاسم', required: true, autocomplete: 'name' }),
      field('email', 'email', { label: 'البريد الإلكتروني', autocomplete: 'email' }),
      ...['car', 'from_place', 'from_date', 'to_place', 'to_date', 'days', 'extras', 'total'].map(
        (id) => field(id, 'hidden'),
      ),
    ],
    settings: { thank_you: { heading: 'Thanks', text: '' } },
  },
};
