import { locales as builtIn } from '../locale/locales.js';
import { minorDigits } from '../money/currencies.js';
import {
  canonicalTag,
  isCountry,
  isCurrency,
  isNumberingSystem,
  isTimeZone,
} from './known-codes.js';
import type { MarketDefinition } from './market-definition.js';
import { oneOf, type Reject } from './market-error.js';

const ids = /^[a-z][a-z\d-]*$/;

/** Values of a market whose members are of the right kind. */
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
  checkLocales(market.locales, reject);
  checkNumbering(market.locales, reject);
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

/** The packages have texts and addresses for these languages, and no others yet. */
const served: readonly string[] = builtIn;

function checkLocales(locales: MarketDefinition['locales'], reject: Reject): void {
  const languages = locales.map((locale, at) => {
    const written = typeof locale === 'string' ? locale : locale.tag;
    const path = typeof locale === 'string' ? `locales[${at}]` : `locales[${at}].tag`;
    const tag = canonicalTag(written);
    if (!tag) reject(path, `"${written}" is no BCP 47 tag`);
    const language = tag?.split('-')[0] ?? '';
    if (tag && !served.includes(language)) {
      reject(path, `there are no texts in "${language}"; ${oneOf(served)}`);
    }
    return language;
  });
  languages.forEach((language, at) => {
    if (language && languages.indexOf(language) < at) {
      reject(`locales[${at}]`, `"${language}" is there already`);
    }
  });
  for (const language of served) {
    if (!languages.includes(language)) reject('locales', `"${language}" is missing`);
  }
  if (served.includes(languages[0] ?? '') && languages[0] !== served[0]) {
    reject('locales[0]', `is the default, which must be "${served[0]}"`);
  }
}

/** One for the whole market: dates and prices of both languages are written in it. */
function checkNumbering(locales: MarketDefinition['locales'], reject: Reject): void {
  const systems = locales.map((locale) =>
    typeof locale === 'string' ? undefined : locale.numberingSystem,
  );
  for (const [at, system] of systems.entries()) {
    const path = `locales[${at}].numberingSystem`;
    if (system !== undefined && !isNumberingSystem(system)) {
      reject(path, `unknown "${system}"; such as latn or arab`);
    } else if ((system ?? 'latn') !== (systems[0] ?? 'latn')) {
      reject(path, `must be that of locales[0], "${systems[0] ?? 'latn'}"`);
    }
  }
}
