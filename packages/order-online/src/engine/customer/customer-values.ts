import type { OrderDraft } from '@mawkib/api-clients/contracts/purchase';
import type { LeadData } from '@mawkib/forms/engine';
import { termsField } from './terms-fields.js';

/** Values of the form for details that were stored with a hold. */
export function customerValues({
  lead_attributes: customer,
  terms = [],
}: Pick<OrderDraft, 'lead_attributes' | 'terms'>): LeadData {
  if (!customer) return {};
  const { company, customer_type, consent, ...own } = customer;
  const values = {
    ...own,
    customer_type,
    consent: consent ? 'true' : undefined,
    company_name: company?.name,
    trade_licence: company?.trade_licence,
    tax_number: company?.tax_number,
    contact_person: company?.contact_person,
    ...Object.fromEntries(terms.map(({ key }) => [termsField(key), 'true'])),
  };
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
