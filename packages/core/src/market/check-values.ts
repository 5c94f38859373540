import { minorDigits } from '../money/currency-symbol.js';
import { isCountry, isCurrency, isTimeZone } from './country-and-currency-codes.js';
import type { MarketDefinition } from './market-definition.js';
import type { Reject } from './market-error.js';

const ids = /^[a-z][a-z\d-]*$/;

/** Checks the values of a market with valid types. */
export function checkValues(market: MarketDefinition, reject: Reject): void {
  if (!ids.test(market.id)) {
    reject('id', 'must be lower-case letters, digits and dashes, and begin with a letter');
  }
  const country = (path: string, code: string) => {
    if (!isCountry(code)) reject(path, `unknown country "${code}"; an ISO 3166 code such as FR`);
  };
  country('country', market.country);
  country('phone.region', market.phone.region);
  if (typeof market.phone.example !== 'string' || !/\d{2}/.test(market.phone.example)) {
    reject('phone.example', 'must be a number as it is dialled in the region');
  }
  if (!isTimeZone(market.timeZone)) {
    reject('timeZone', `unknown time zone "${market.timeZone}"; an IANA name such as Europe/Paris`);
  }
  checkWeek(market.week, reject);
  checkCurrency(market.currency, reject);
}

function checkWeek({ start, weekend, halfDays }: MarketDefinition['week'], reject: Reject): void {
  const day = (path: string, value: unknown) => {
    if (!Number.isInteger(value) || Number(value) < 0 || Number(value) > 6) {
      reject(path, 'must be a day from 0 (Sunday) to 6');
    }
  };
  day('week.start', start);
  for (const [name, days] of Object.entries({ weekend, halfDays })) {
    if (days === undefined) continue;
    if (!Array.isArray(days)) reject(`week.${name}`, 'must be a list of days');
    else for (const [at, value] of days.entries()) day(`week.${name}[${at}]`, value);
  }
}

function checkCurrency(currency: MarketDefinition['currency'], reject: Reject): void {
  const { code, minorUnits } = currency;
  if (!isCurrency(code)) {
    reject('currency.code', `unknown currency "${code}"; an ISO 4217 code such as EUR`);
  } else if (minorUnits !== undefined && minorUnits !== minorDigits(code)) {
    reject('currency.minorUnits', `is ${minorUnits}, ${code} has ${minorDigits(code)}`);
  }
}
