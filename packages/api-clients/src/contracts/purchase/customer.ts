import { typedToken } from '@mawkib/core/locale';
import * as z from 'zod';
import { emailAddress } from '../email-address.js';

/** Spaces and hyphens between the digits of a number. */
const separators = /[\s\p{Pd}\u2212]/gu;

/** Digits of a tax number as written, in Latin digits without separators. @internal */
export const readTaxNumber = (written: string): string =>
  typedToken(written).replace(separators, '');

/** The company that a corporate buyer orders for. */
export const customerCompany = z.object({
  name: z.string().trim().min(1).max(200),
  trade_licence: z.string().trim().min(3).max(40),
  /** Digits of any script, with or without spaces. */
  tax_number: z
    .string()
    .max(40)
    .transform(readTaxNumber)
    .pipe(z.string().regex(/^\d{15}$/))
    .meta({ type: 'string', description: 'Fifteen digits of any script' })
    .optional(),
  contact_person: z.string().trim().min(1).max(100).optional(),
});
export type CustomerCompany = z.infer<typeof customerCompany>;

export const customerTypes = ['private', 'corporate'] as const;
export type CustomerType = (typeof customerTypes)[number];

/** The fields of a buyer, without the rule that connects them. @internal */
export const customerFields = z.object({
  first_name: z.string().trim().min(1).max(100),
  last_name: z.string().trim().min(1).max(100),
  email: emailAddress,
  phone: z.string().regex(/^\+?[0-9]{7,15}$/),
  city: z.string().trim().max(100).optional(),
  consent: z.literal(true),
  customer_type: z.enum(customerTypes).optional(),
  company: customerCompany.optional(),
});

/** A buyer. A corporate one has a `company`; without a type the buyer is private. */
export const customer = customerFields.refine(
  ({ customer_type, company }) => (customer_type === 'corporate') === Boolean(company),
  { path: ['company'], message: 'a corporate customer has a company, a private one has none' },
);
export type Customer = z.infer<typeof customer>;

/** Terms that a buyer accepts, by their key and the version that was shown. @internal */
export const acceptedTerms = z
  .array(z.object({ key: z.string().min(1).max(64), version: z.string().min(1).max(64) }))
  .max(20);

/** Terms that the buyer of an order accepted, with their exact text. */
export const termsReceipt = z.looseObject({
  key: z.string(),
  version: z.string(),
  /** Server time. */
  accepted_at: z.iso.datetime(),
  /** Digest of the text, in hexadecimal. */
  sha256: z.string(),
  /** Markup as the market configured it. */
  html: z.string(),
});
export type TermsReceipt = z.infer<typeof termsReceipt>;
