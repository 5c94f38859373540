import { isRecord, memberOf } from '../reading/fields.js';

/** Rates valid from a day on. */
export interface ExchangeRates {
  /** As received; null if missing. */
  readonly startDate: string | null;
  /** Units of a currency, by ISO code, for one unit of the market's. */
  readonly rates: Readonly<Record<string, number>>;
}

const maxRates = 400;

/**
 * Rates in the response key's part of a response: by currency next to the start date, or in
 * `rates`; or a list of entries with currency, rate and start date, of which the latest applies.
 * Rates that are not positive numbers are dropped.
 */
export function readExchange(part: unknown, startDateKey: string): ExchangeRates {
  const entries: readonly unknown[] = Array.isArray(part) ? part : [part];
  const dated = entries
    .slice(0, maxRates)
    .filter(isRecord)
    .map((entry) => ({ start: dateIn(memberOf(entry, startDateKey)), rates: ratesIn(entry) }))
    .sort((one, other) => compare(one.start ?? '', other.start ?? ''));
  return {
    startDate: dated.at(-1)?.start ?? null,
    rates: Object.fromEntries(dated.flatMap(({ rates }) => rates)),
  };
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const dateIn = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 40) : null;

function ratesIn(entry: Readonly<Record<string, unknown>>): readonly [string, number][] {
  const currency = memberOf(entry, 'currency') ?? memberOf(entry, 'code');
  if (typeof currency === 'string') {
    return pairs([[currency, memberOf(entry, 'rate') ?? memberOf(entry, 'value')]]);
  }
  const rates = memberOf(entry, 'rates');
  return pairs(Object.entries(isRecord(rates) ? rates : entry).slice(0, maxRates));
}

const pairs = (entries: readonly (readonly [string, unknown])[]): readonly [string, number][] =>
  entries.flatMap(([code, value]) => {
    const rate = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    const isRate = typeof rate === 'number' && Number.isFinite(rate) && rate > 0;
    return isRate && /^[a-z]{3}$/i.test(code) ? [[code.toUpperCase(), rate] as const] : [];
  }) as [string, number][];
