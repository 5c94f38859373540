import { minorDigits } from '../money/currency-symbol.js';
import { checkBrands } from './check-brands.js';
import { checkLocales } from './check-locales.js';
import { checkMembers } from './check-members.js';
import { checkValues } from './check-values.js';
import type {
  DefinedMarket,
  MarketDefinition,
  Named,
  ResolvedLocale,
} from './market-definition.js';
import { MarketError, type MarketProblem } from './market-error.js';
import { resolveLocales } from './resolve-locales.js';

/**
 * Validates a market and derives the rest of its data. Throws a `MarketError` with all problems,
 * their paths and allowed values. Does not read the environment.
 */
export function defineMarket<const Theme extends Named>(
  market: MarketDefinition<Theme>,
): DefinedMarket<Theme> {
  const problems: MarketProblem[] = [];
  const reject = (path: string, message: string) => void problems.push({ path, message });
  checkMembers(market, reject);
  // Values are checked only if all types are valid.
  const isShaped = problems.every(({ message }) => message.startsWith('unknown member'));
  if (isShaped) {
    checkValues(market, reject);
    checkLocales(market, reject);
    checkBrands(market, reject);
  }
  if (problems.length > 0) throw new MarketError(problems);
  const { code } = market.currency;
  return Object.freeze({
    ...market,
    currency: { code, minorUnits: minorDigits(code) },
    locales: resolveLocales(market.locales) as [ResolvedLocale, ...ResolvedLocale[]],
  });
}
