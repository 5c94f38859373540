import { defaultMarket } from '@mawkib/core/locale';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import { e164, writtenPhone } from './written-phone.js';

/**
 * A number in E.164 (`+971501234567`), or `null`. Read as a person in the region dials it, with or
 * without the leading zero or the country code; a number of any other country needs `+` or `00`.
 * Arabic and Persian digits, spaces, brackets and dashes are fine. The region is an ISO 3166 code;
 * that of the market unless given.
 */
export function normalisePhone(text: string, region = defaultMarket.phone.region): string | null {
  const written = writtenPhone(text);
  const phone = written === null ? undefined : parse(written, region);
  return phone?.isValid() && e164.test(phone.number) ? phone.number : null;
}

/**
 * A stored number as it is read in the region: `050 123 4567` at home, `+971 50 123 4567` elsewhere.
 * What is no number stays as it is. It runs from left to right: isolate it in Arabic text.
 */
export function formatPhone(stored: string, region = defaultMarket.phone.region): string {
  const phone = e164.test(stored) ? parse(stored, region) : undefined;
  if (!phone?.isValid()) return stored;
  return phone.country === region ? phone.formatNational() : phone.formatInternational();
}

const parse = (text: string, region: string) =>
  parsePhoneNumberFromString(
    text,
    { defaultCountry: region as CountryCode, extract: false },
    metadata,
  );
