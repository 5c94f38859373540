import { text } from '../demo-page.js';

/** What every form asks: name, telephone, e-mail. */
export const personFields = [
  {
    id: 'first_name',
    type: 'text',
    label: text('الاسم الأول', 'First name'),
    required: true,
    min_length: 2,
    max_length: 60,
    autocomplete: 'given-name',
    width: 'half',
  },
  {
    id: 'last_name',
    type: 'text',
    label: text('اسم العائلة', 'Last name'),
    required: true,
    min_length: 2,
    max_length: 60,
    autocomplete: 'family-name',
    width: 'half',
  },
  {
    id: 'phone',
    type: 'phone',
    label: text('رقم الهاتف', 'Telephone'),
    help: text('مثال: 0501234567', 'For example 0501234567'),
    required: true,
    autocomplete: 'tel',
    width: 'half',
  },
  {
    id: 'email',
    type: 'email',
    label: text('البريد الإلكتروني', 'E-mail'),
    required: true,
    max_length: 254,
    autocomplete: 'email',
    width: 'half',
  },
] as const;
