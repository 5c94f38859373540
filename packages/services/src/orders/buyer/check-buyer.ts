import type { OrderDetails } from '@mawkib/api-clients/contracts/purchase';
import { parseEmail } from '@mawkib/core/locale';
import { containsAddress } from '@mawkib/forms/engine';
import type { AppContext } from '../../app-context.js';
import type { Database } from '../../db/database.js';
import type { EmailCheck } from '../../verification/email-check.js';
import { isPhoneVerified } from '../../verification/verified-phones.js';
import { type AcceptedText, acceptTerms } from './accepted-terms.js';
import { buyerErrors, type WrongField } from './buyer-errors.js';
import { type CheckoutPageConfig, checkoutPageConfig } from './checkout-page-config.js';

export type BuyerContext = Pick<AppContext, 'cipher' | 'clock'> & { isReachable: EmailCheck };

interface Told {
  vehicle_id: string;
  details: OrderDetails;
  /** Member of the request that has the buyer, for the names of fields. */
  field: string;
}

/**
 * Checks the details of a buyer against the configuration of the vehicle's seller and resolves to
 * the accepted terms. Asks the e-mail verifier, so it runs outside of transactions that lock rows.
 */
export async function checkBuyer(
  db: Database,
  { vehicle_id, details, field }: Told,
  { cipher, clock, isReachable }: BuyerContext,
): Promise<AcceptedText[]> {
  const { lead_attributes: customer, customer_email, terms = [], locale, config_url } = details;
  const config = await checkoutPageConfig(db, { vehicle_id, config_url, locale });
  const { accepted, missing, changed } = acceptTerms(config.terms, terms, clock.now());
  const wrong: WrongField[] = [
    ...wrongNames(details, field),
    ...missingFields(details, config).map((name) => ({
      field: `${field}.${name}`,
      code: 'required' as const,
    })),
    ...missing.map((key) => ({ field: `terms.${key}`, code: 'terms_not_accepted' as const })),
  ];
  if (customer_email !== undefined && !isSameAddress(customer_email, customer.email)) {
    wrong.push({ field: 'customer_email', code: 'other_email' });
  }
  if (wrong.length > 0) throw buyerErrors.invalid(wrong);
  if (changed.length > 0) throw buyerErrors.termsChanged(changed);
  if (config.verify_email && !(await isReachable(db, customer.email))) {
    throw buyerErrors.invalid([{ field: `${field}.email`, code: 'unreachable_email' }]);
  }
  if (config.verify_phone && !(await isPhoneVerified(db, customer.phone, { cipher, clock }))) {
    throw buyerErrors.phoneNotVerified();
  }
  return accepted;
}

const isSameAddress = (one: string, other: string): boolean =>
  parseEmail(one)?.toLowerCase() === parseEmail(other)?.toLowerCase();

/** Mails of the market quote names: none may contain an address. */
function wrongNames({ lead_attributes: customer }: OrderDetails, field: string): WrongField[] {
  const { first_name, last_name, city, company } = customer;
  const names = {
    first_name,
    last_name,
    city,
    'company.name': company?.name,
    'company.contact_person': company?.contact_person,
  };
  return Object.entries(names)
    .filter(([, name]) => containsAddress(name ?? ''))
    .map(([name]) => ({ field: `${field}.${name}`, code: 'invalid_name' }));
}

/** Required fields of the entry, by their path in a customer. */
const paths: Record<string, { path: string; of: (details: OrderDetails) => string | undefined }> = {
  city: { path: 'city', of: ({ lead_attributes }) => lead_attributes.city },
  tax_number: {
    path: 'company.tax_number',
    of: ({ lead_attributes }) => lead_attributes.company?.tax_number,
  },
  contact_person: {
    path: 'company.contact_person',
    of: ({ lead_attributes }) => lead_attributes.company?.contact_person,
  },
};

function missingFields(details: OrderDetails, config: CheckoutPageConfig): string[] {
  const { customer_type = 'private' } = details.lead_attributes;
  if (!config.customer_types.includes(customer_type)) return ['customer_type'];
  const required = config.fields_required ?? (customer_type === 'corporate' ? corporate : []);
  return required.flatMap((name) => {
    const known = Object.hasOwn(paths, name) ? paths[name] : undefined;
    if (!known || (customer_type === 'private' && known.path.startsWith('company.'))) return [];
    return known.of(details) ? [] : [known.path];
  });
}

/** Fields that a corporate buyer fills in unless the entry says otherwise. */
const corporate = ['tax_number', 'contact_person'];
