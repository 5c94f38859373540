import type { OrderDetails } from '@mawkib/api-clients/contracts/purchase';
import { isolate, type Locale } from '@mawkib/core/locale';
import type { FormField, RawAnswers } from '@mawkib/forms/engine';
import type { CheckoutPageEntry, TermsEntry } from '../config/checkout-page.js';
import { customerMessages } from './customer.messages.js';

/** Name of the box that accepts terms. */
export const termsField = (key: string): string => `terms_${key}`;

/** Name of the hidden input with the version that the page showed. */
export const termsVersionField = (key: string): string => `version_of_${key}`;

/** A version as it is shown: in one direction and on one line. */
export const shownVersion = (version: string): string =>
  isolate(version.replaceAll('-', '\u2011').replaceAll(' ', '\u00a0'), 'ltr');

/** A box for each of the company's terms. */
export function termsFields(
  { terms }: Pick<CheckoutPageEntry, 'terms'>,
  locale: Locale,
): FormField[] {
  const t = customerMessages(locale);
  return terms.map(({ key, required, version }) => ({
    id: termsField(key),
    type: 'checkbox',
    label: t('terms_accept', { version: shownVersion(version) }),
    required,
    width: 'full',
  }));
}

/** The accepted terms, in the version that the page showed. */
export function acceptedTerms(
  { terms }: { terms: readonly Pick<TermsEntry, 'key' | 'version'>[] },
  input: RawAnswers,
): NonNullable<OrderDetails['terms']> {
  const given = (typeof input === 'object' && input !== null ? input : {}) as Record<
    string,
    unknown
  >;
  return terms
    .filter(({ key }) => ['true', 'on'].includes(String(given[termsField(key)] ?? '')))
    .map(({ key, version }) => {
      const shown = given[termsVersionField(key)];
      return { key, version: typeof shown === 'string' && shown !== '' ? shown : version };
    });
}
