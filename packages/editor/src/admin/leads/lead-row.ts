import type { Form, Lead, LeadFile } from '@mawkib/api-clients/contracts';

export interface LeadRow {
  id: string;
  created_at: string;
  name: string;
  phone: string;
  email: string;
  model: string;
  retailer: string;
  files: readonly LeadFile[];
  /** State of the delivery to another system; `none` where no system receives it. */
  delivery: string;
}

/** What the table shows of a lead; answers that are options come in the form's own words. */
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
