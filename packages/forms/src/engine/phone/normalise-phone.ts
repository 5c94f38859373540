import { defaultMarket } from '@mawkib/core/locale';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import { e164, writtenPhone } from './written-phone.js';

/**
 * Normalises a number to E.164 (`+971501234567`), or `null`. Numbers of `region` may have the
 * leading zero, the country code or neither; numbers of other countries need `+` or `00`. Accepts
 * Arabic and Persian digits, spaces, brackets and dashes. `region` is an ISO 3166 code; default:
 * the market's.
 */
export function normalisePhone(text: string, region = defaultMarket.phone.region): string | null {
  const written = writtenPhone(text);
  const phone = written === null ? undefined : parse(written, region);
  return phone?.isValid() && e164.test(phone.number) ? phone.number : null;
}

/**
 * Formats a stored number for a region: `050 123 4567` at home, `+971 50 123 4567` elsewhere. Text
 * that is not a number is returned unchanged. Isolate the result in Arabic text: it runs from left
 * to right.
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
