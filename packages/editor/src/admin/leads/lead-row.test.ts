import type { Form, Lead } from '@mawkib/api-clients/contracts/forms';
import { expect, it } from 'vitest';
import { leadRow } from './lead-row.ts';

const lead: Lead = {
  id: '1',
  form_id: 'test-drive',
  created_at: '2026-11-20T08:00:00Z',
  locale: 'ar',
  data: { first_name: 'ليلى', last_name: 'حسن', phone: '+971501234567', model: 'defender' },
  integrations: { status: 'none' },
};

const form = {
  attributes: {
    fields: [{ id: 'model', options: [{ value: 'defender', label: 'ديفندر' }] }],
  },
} as unknown as Form;

it('shows a lead in the form’s own words', () => {
  expect(leadRow(lead, form)).toMatchObject({ name: 'ليلى حسن', model: 'ديفندر', retailer: '' });
});

it('shows what was answered while the form is not there', () => {
  expect(leadRow(lead, undefined)).toMatchObject({ model: 'defender', phone: '+971501234567' });
});
