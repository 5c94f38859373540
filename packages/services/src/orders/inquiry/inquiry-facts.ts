import type { Locale } from '@mawkib/api-clients/contracts';
import { joinTexts } from '@mawkib/core/locale';
import type { MailContent } from '../../mail/render-mail.js';
import { inquiryLabels, inquiryMessages } from './inquiry-messages.js';

/** Limit of rows in a mail; above what any form sends. */
export const maxFacts = 60;
const longestValue = 4000;
const deepest = 4;

type Fact = NonNullable<MailContent['facts']>[number];
type Said = Readonly<Record<string, unknown>>;
type LabelKey = Parameters<ReturnType<typeof inquiryLabels>>[0];

/** Rows of the inquiry mail: every value that the caller sent, as text. */
export function inquiryFacts(said: Said, locale: Locale): Fact[] {
  const facts: Fact[] = [];
  const t = inquiryMessages(locale);
  const add = (trail: readonly string[], value: unknown) => {
    if (value === null || value === undefined || value === '') return;
    if (typeof value === 'object' && trail.length < deepest) {
      const isList = Array.isArray(value);
      if (isList && value.every((one) => one === null || typeof one !== 'object')) {
        add(
          trail,
          joinTexts(
            value.map((one) => (one === null ? '' : String(one))),
            locale,
          ),
        );
        return;
      }
      for (const [key, inner] of Object.entries(value)) {
        add([...trail, isList ? String(Number(key) + 1) : key], inner);
      }
      return;
    }
    const text = typeof value === 'boolean' ? t(value ? 'yes' : 'no') : textOf(value);
    const label = trail.map((key) => labelOf(key, locale)).join(' › ');
    facts.push({ label, value: text, ltr: isLatin(text) });
  };
  for (const [key, value] of Object.entries(said)) add([key], value);
  return facts;
}

const textOf = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, longestValue);

/** Numbers, addresses and codes are kept left to right in Arabic mails. */
const isLatin = (text: string) => /^[\x20-\x7e]+$/.test(text);

const known = (key: string): key is LabelKey => Object.hasOwn(inquiryLabels.catalogue, key);
const labelOf = (key: string, locale: Locale) =>
  known(key) ? inquiryLabels(locale)(key) : key.replace(/[_-]+/g, ' ').trim();

/** Name of the vehicle among the caller's values. */
export const vehicleName = (said: Said): string | undefined =>
  ['model_display_name', 'display_name', 'name', 'model', 'nameplate_name']
    .map((key) => said[key])
    .find((value): value is string => typeof value === 'string' && value.trim() !== '')
    ?.slice(0, 120);
