import countryToCurrency from 'country-to-currency';
import { getExampleNumber, isSupportedCountry } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { CreateError } from './create-error.ts';

/** Defaults of a country; a team can change them in `market.ts`. */
export interface CountryDefaults {
  country: string;
  timeZone: string;
  currency: string;
  /** Days from 0 (Sunday) to 6. */
  week: { start: number; weekend: number[] };
  /** A local phone number. */
  phoneExample: string;
  /** Most widely used language. */
  language: string;
}

interface WeekInfo {
  firstDay: number;
  weekend: number[];
}

/** Throws a `CreateError` unless it is an ISO 3166 country code. */
export function countryDefaults(given: string): CountryDefaults {
  const country = given.trim().toUpperCase();
  const currency = (countryToCurrency as Record<string, string | undefined>)[country];
  if (!isCountry(country) || !isSupportedCountry(country) || currency === undefined) {
    throw new CreateError(
      `--country: "${given}" is not a country; give its two letters (ISO 3166), for example KW`,
    );
  }
  const language = new Intl.Locale(`und-${country}`).maximize().language;
  const locale = new Intl.Locale(`${language}-${country}`) as Intl.Locale & {
    getTimeZones(): string[] | undefined;
    getWeekInfo(): WeekInfo | undefined;
  };
  const week = locale.getWeekInfo() ?? { firstDay: 1, weekend: [6, 7] };
  return {
    country,
    timeZone: locale.getTimeZones()?.[0] ?? 'UTC',
    currency,
    week: { start: week.firstDay % 7, weekend: week.weekend.map((day) => day % 7) },
    phoneExample: getExampleNumber(country, examples)?.formatNational() ?? '',
    language,
  };
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

const isCountry = (code: string) => /^[A-Z]{2}$/.test(code) && regions.of(code) !== undefined;
