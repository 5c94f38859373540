import { type Locale, type Localized, locales, localize } from '../locale/locales.js';
import { isFields, memberOf } from '../reading/fields.js';
import type { AgreedText } from './create-receipts.js';

type Words = string | Localized;

/**
 * The setting `consent.content`, as JSON. Each text is one string, or one per language. The banner
 * is shown only if there is a text. Site document, section 2.
 */
export interface ConsentContent {
  readonly heading: Words;
  /** One sentence for the bar; '' for none. */
  readonly summary: Words;
  /** The full text, in the consent settings. */
  readonly text: Words;
  /** Path of the site or `https:` URL; '' for no link. */
  readonly policy_url: Words;
  readonly policy_label: Words;
}

/** Texts of the banner in one language. */
export interface ConsentTexts {
  readonly heading: string;
  readonly summary: string;
  readonly text: string;
  readonly policyUrl: string;
  readonly policyLabel: string;
}

/** Max characters of a text, because receipts store it; a longer one is invalid. */
const limit = 8000;
/** Max characters of the bar's sentence: about two lines of a phone. */
const summaryLimit = 120;
const safeAddress = /^(https:\/\/|\/(?!\/)|#)/i;

/**
 * Decodes the setting `consent.content`. A text above 8000 characters, a summary above 120 and an
 * unsafe URL become blank. Undefined, so that there is no banner, if no language has a text. Site document, section
 * 2.
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
    summary: words('summary', (text) => text.trim().length <= summaryLimit),
    text: words('text'),
    policy_url: words('policy_url', (address) => safeAddress.test(address.trim())),
    policy_label: words('policy_label'),
  };
  return locales.some((locale) => localize(content.text, locale) !== '') ? content : undefined;
}

/** The content in a language, with the market's fallbacks for blank texts. */
export const consentTexts = (content: ConsentContent, locale: Locale): ConsentTexts => ({
  heading: localize(content.heading, locale),
  summary: localize(content.summary, locale),
  text: localize(content.text, locale),
  policyUrl: localize(content.policy_url, locale),
  policyLabel: localize(content.policy_label, locale),
});

/** The text for a receipt: heading, summary, text and URL of the policy, one per line. */
export const agreedText = (words: ConsentTexts, locale: Locale): AgreedText => ({
  locale,
  text: [words.heading, words.summary, words.text, words.policyUrl]
    .filter((part) => part !== '')
    .join('\n'),
});

/**
 * The setting `consent.policy_version`: a number, or a text of up to 64 characters, trimmed;
 * otherwise undefined.
 */
export function readPolicyVersion(value: unknown): string | undefined {
  const version = typeof value === 'number' ? String(value) : value;
  return typeof version === 'string' && version.trim().length <= 64 ? version.trim() : undefined;
}
