import type { Form, Lead, LeadFile } from '@mawkib/api-clients/contracts/forms';

export interface LeadRow {
  id: string;
  created_at: string;
  name: string;
  phone: string;
  email: string;
  model: string;
  retailer: string;
  files: readonly LeadFile[];
  /** Delivery status; `none` if no other system receives the lead. */
  delivery: string;
}

/** A lead as a row of the table. Answers that are options have the labels of the form. */
export function leadRow(
  { id, created_at, data, files = [], integrations }: Lead,
  form: Form | undefined,
): LeadRow {
  const text = (field: string) => {
    const value = data[field];
    return Array.isArray(value) ? value.join(' ') : (value ?? '');
  };
  const chosen = (field: string) => {
    const options = form?.attributes.fields.find((one) => one.id === field)?.options;
    return options?.find(({ value }) => value === text(field))?.label ?? text(field);
  };
  return {
    id,
    created_at,
    name: `${text('first_name')} ${text('last_name')}`.trim() || text('name'),
    phone: text('phone'),
    email: text('email'),
    model: chosen('model'),
    retailer: chosen('retailer'),
    files,
    delivery: integrations.status,
  };
}
