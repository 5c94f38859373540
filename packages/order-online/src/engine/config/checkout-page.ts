import { isRecord } from '@mawkib/core/guards';
import { flag, listUpTo, type MemberReaders, type ReadMember, textUpTo } from './read-members.js';

export const customerTypes = ['private', 'corporate'] as const;
/** One of `customerTypes`; the contract of an order has the same. */
export type CustomerType = (typeof customerTypes)[number];

/** Fields of the buyer's form that a company shows, requires or leaves out; the others are fixed. */
export const configurableFields = ['city', 'tax_number', 'contact_person'] as const;
/** One of `configurableFields`. */
export type ConfigurableField = (typeof configurableFields)[number];

/** Terms that the buyer is asked to accept. */
export interface TermsEntry {
  key: string;
  /** Unsanitised markup. */
  html: string;
  required: boolean;
  version: string;
}

/** Entry `order_online_checkout_page`. */
export interface CheckoutPageEntry {
  customer_types: CustomerType[];
  fields_shown: ConfigurableField[];
  /** A required field is shown too. */
  fields_required: ConfigurableField[];
  /** The buyer proves the mobile number with a code by SMS. */
  verify_phone: boolean;
  /** The address is checked with the market's e-mail verifier. */
  verify_email: boolean;
  terms: TermsEntry[];
}

const longestHtml = 20_000;

const oneOf =
  <T extends string>(known: readonly T[]): ReadMember<T> =>
  (value) =>
    known.find((each) => each === value);

const types: ReadMember<CustomerType[]> = (value) => {
  const found = listUpTo(10, oneOf(customerTypes))(value) ?? [];
  const ordered = customerTypes.filter((type) => found.includes(type));
  return ordered.length > 0 ? ordered : undefined;
};

const version: ReadMember<string> = (value) =>
  value === undefined || value === null
    ? '1'
    : textUpTo(64)(typeof value === 'number' ? String(value) : value);

const terms: ReadMember<TermsEntry> = (value) => {
  if (!isRecord(value)) return undefined;
  const key = textUpTo(64)(value.key);
  const html = textUpTo(longestHtml)(value.html);
  const shown = version(value.version);
  if (!key || !/^[\w-]+$/.test(key) || !html || !shown) return undefined;
  return { key, html, required: flag(value.required) ?? true, version: shown };
};

export const checkoutPage: MemberReaders<CheckoutPageEntry> = {
  customer_types: types,
  fields_shown: listUpTo(20, oneOf(configurableFields)),
  fields_required: listUpTo(20, oneOf(configurableFields)),
  verify_phone: flag,
  verify_email: flag,
  terms: listUpTo(12, terms),
};
export const defaultCheckoutPage: CheckoutPageEntry = {
  customer_types: ['private'],
  fields_shown: [...configurableFields],
  fields_required: ['tax_number', 'contact_person'],
  verify_phone: false,
  verify_email: false,
  terms: [],
};
