import { type Locale, type Localized, locales, localize } from '../locale/locales.js';
import { isFields, memberOf } from '../reading/fields.js';
import type { AgreedText } from './create-receipts.js';

type Words = string | Localized;

/**
 * The setting `consent.content`, as JSON. Each text is one string, or one per language. There is a
 * banner only when there is a text. Site document, section 2.
 */
export interface ConsentContent {
  readonly heading: Words;
  readonly text: Words;
  /** Address within the site or `https:`; '' for no link. */
  readonly policy_url: Words;
  readonly policy_label: Words;
}

/** What the banner says in one language. */
export interface ConsentWords {
  readonly heading: string;
  readonly text: string;
  readonly policyUrl: string;
  readonly policyLabel: string;
}

/** Characters of a text; what is longer is refused, because a receipt keeps it whole. */
const limit = 8000;
const safeAddress = /^(https:\/\/|\/(?!\/)|#)/i;

/**
 * Reads the setting `consent.content`. A text that is too long (8000 characters) and an address
 * that may not be linked to are blank; undefined, which is no banner, when it has no text in any
 * language. Site document, section 2.
 */
export function readConsentContent(value: unknown): ConsentContent | undefined {
  if (!isFields(value)) return undefined;
  const words = (key: string, fits: (text: string) => boolean = () => true): Words => {
    const found = memberOf(value, key);
    const take = (text: unknown) =>
      typeof text === 'string' && text.length <= limit && fits(text) ? text.trim() : '';
    if (!isFields(found)) return take(found);
    return Object.fromEntries(locales.map((locale) => [locale, take(memberOf(found, locale))]));
  };
  const content = {
    heading: words('heading'),
    text: words('text'),
    policy_url: words('policy_url', (address) => safeAddress.test(address.trim())),
    policy_label: words('policy_label'),
  };
  return locales.some((locale) => localize(content.text, locale) !== '') ? content : undefined;
}

/** The content in a language; a blank text falls back as the market defines. */
export const consentWords = (content: ConsentContent, locale: Locale): ConsentWords => ({
  heading: localize(content.heading, locale),
  text: localize(content.text, locale),
  policyUrl: localize(content.policy_url, locale),
  policyLabel: localize(content.policy_label, locale),
});

/** What a receipt keeps of it: heading, text and address of the policy, a line each. */
export const agreedText = (words: ConsentWords, locale: Locale): AgreedText => ({
  locale,
  text: [words.heading, words.text, words.policyUrl].filter((part) => part !== '').join('\n'),
});

/**
 * The setting `consent.policy_version`: any text of up to 64 characters, trimmed, or a number;
 * undefined for anything else.
 */
export function readPolicyVersion(value: unknown): string | undefined {
  const version = typeof value === 'number' ? String(value) : value;
  return typeof version === 'string' && version.trim().length <= 64 ? version.trim() : undefined;
}
