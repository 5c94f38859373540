import { parseDigits } from '../locale/digits.js';
import { plainText } from './plain-text.js';

/** A price that someone typed into a text. */
export interface TypedPrice {
  /** As typed, without markup and diacritics: `AED 490`, `490 درهما`. */
  readonly text: string;
  /** In major units. */
  readonly amount: number;
  /** One name for all spellings of a currency: `dirham` for AED, د.إ, درهم and Dhs. */
  readonly currency: string;
}

/** Spellings of currencies in any case, in folded Arabic. */
const names = [
  ['dirham', String.raw`dirhams?|dhs?\.?|aed|د\s?\.\s?ا\s?\.?|دراهم|درهم(?:ا|ين|ان)?`],
  ['riyal', String.raw`riyals?|rials?|sar|qar|omr|ر\s?\.\s?[سقع]\s?\.?|ريالات|ريال(?:ا|ين|ان)?`],
  ['dinar', String.raw`dinars?|kwd|bhd|jod|د\s?\.\s?[كب]\s?\.?|دنانير|دينار(?:ا|ين|ان)?`],
  ['dollar', 'dollars?|usd|دولارات|دولار(?:ا|ين|ان)?'],
  ['euro', 'euros?|eur|يورو'],
  ['pound', String.raw`pounds?(?!\s?-?\s?(?:feet|foot|per))|gbp|egp|جنيهات|جنيه(?:ا|ين|ان)?`],
  ['rupee', 'rupees?|inr|pkr|روبيه|روبيات'],
  ['fils', 'fils|فلسا?|فلوس'],
] as const;

const signs: Readonly<Record<string, string>> = {
  $: 'dollar',
  '€': 'euro',
  '£': 'pound',
  '₹': 'rupee',
  '\u20c1': 'riyal',
  '\u20c3': 'dirham',
};

/** ISO 4217 codes in capitals that are names and words too. */
const ambiguous = new Set('ALL ANG BAM BOB CAD COP CUP GEL LAK MOP PEN RON SOS TOP TRY'.split(' '));

const prefix = String.raw`(?<!\p{L})(?:[وف]?[بلك]?(?:ال|ل)?)`;
const end = String.raw`(?!\p{L})`;
const spelled = names.map(
  ([name, pattern]) => [name, new RegExp(`${prefix}(?:${pattern})${end}`, 'giu')] as const,
);
const codeOrSign = /(?<![A-Z])[A-Z]{3}(?![A-Za-z])|[\p{Sc}\u20c0-\u20cf]/gu;
let isoCodes: ReadonlySet<string> | undefined;

const numberForm =
  /(?<![A-Za-z\d.,])(?:\d{1,3}(?:[ ,.'’]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?)(?![\d%]|\s%)(?:\s?(k|thousand|m|mn|million|الف|الاف|مليون|ملايين)(?!\p{L}))?/giu;
const thousands = /^(?:k|thousand|الف|الاف)$/i;
/** Allowed characters between a number and its currency. */
const gapForm = /^[\s:()=~+−/–-]{0,4}(?:(?:UAE|US|Emirati|Saudi|Qatari|Kuwaiti)\s)?$/iu;
/** Separators of the two numbers of a range or list. */
const joinForm = /^\s?(?:-|–|—|\/|to|or|and|الي|حتي|او|و)\s?$/iu;

interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * The prices in a text or HTML, in any digits and spelling; numbers without a currency are none,
 * and neither is what a tag `{price:…}` or `{offer:…}` inserts.
 */
export function typedPrices(text: string): readonly TypedPrice[] {
  if (!/\p{Nd}|&#/u.test(text)) return [];
  const plain = parseDigits(plainText(text)).replace(/(?<!\p{L})\p{L}{2,7}(?=\d)/gu, (word) =>
    currenciesIn(word).length > 0 ? `${word} ` : word,
  );
  const currencies = currenciesIn(plain);
  if (currencies.length === 0) return [];
  const numbers = [...plain.matchAll(numberForm)].map(({ index, 0: found, 1: times }) => ({
    from: index,
    to: index + found.length,
    amount: amountOf(found, times),
  }));
  const prices = new Map<number, TypedPrice>();
  for (const currency of currencies) {
    const at = nearest(currency, numbers, plain);
    if (at === undefined) continue;
    let [first, last] = [at, at];
    const isJoined = (one: number) => {
      const [left, right] = [numbers[one], numbers[one + 1]];
      return left && right && joinForm.test(plain.slice(left.to, right.from));
    };
    while (isJoined(first - 1)) first -= 1;
    while (isJoined(last)) last += 1;
    for (const { from, to, amount } of numbers.slice(first, last + 1)) {
      const shown = plain.slice(Math.min(from, currency.from), Math.max(to, currency.to)).trim();
      prices.set(from, { text: shown, amount, currency: currency.name });
    }
  }
  return [...prices.values()];
}

function currenciesIn(plain: string): readonly (Span & { name: string })[] {
  isoCodes ??= new Set(Intl.supportedValuesOf('currency'));
  const span = (name: string, { index, 0: found }: RegExpExecArray) => ({
    name,
    from: index,
    to: index + found.length,
  });
  const words = spelled.flatMap(([name, form]) =>
    [...plain.matchAll(form)].map((match) => span(name, match)),
  );
  const others = [...plain.matchAll(codeOrSign)].flatMap((match) => {
    const [found] = match;
    const isCurrency = found.length < 3 || (isoCodes?.has(found) === true && !ambiguous.has(found));
    const isNamed = words.some(({ from }) => from === match.index);
    return isCurrency && !isNamed ? [span(signs[found] ?? found, match)] : [];
  });
  return [...words, ...others].sort((one, other) => one.from - other.from);
}

/** Index of the number that belongs to a currency: the closest, on a tie the one after it. */
function nearest(currency: Span, numbers: readonly Span[], plain: string): number | undefined {
  const after = numbers.findIndex(({ from }) => from >= currency.to);
  const before = numbers.findLastIndex(({ to }) => to <= currency.from);
  const gapOf = (at: number, gap: (number: Span) => string) => {
    const number = numbers[at];
    const between = number && gap(number);
    return between !== undefined && gapForm.test(between) ? between.length : undefined;
  };
  const gapAfter = gapOf(after, ({ from }) => plain.slice(currency.to, from));
  const gapBefore = gapOf(before, ({ to }) => plain.slice(to, currency.from));
  if (gapAfter === undefined) return gapBefore === undefined ? undefined : before;
  return gapBefore !== undefined && gapBefore < gapAfter ? before : after;
}

function amountOf(found: string, times: string | undefined): number {
  const digits = (times === undefined ? found : found.slice(0, -times.length)).trim();
  const isGrouped = /^[1-9]\d{0,2}(?:[ ,.'’]\d{3})+(?:[.,]\d{1,2})?$/.test(digits);
  const decimal = isGrouped ? (/[.,]\d{1,2}$/.exec(digits)?.[0] ?? '') : '';
  const whole = isGrouped ? digits.slice(0, digits.length - decimal.length).replace(/\D/g, '') : '';
  const plain = isGrouped ? `${whole}${decimal.replace(',', '.')}` : digits.replace(',', '.');
  const factor = times === undefined ? 1 : thousands.test(times) ? 1e3 : 1e6;
  return Number(plain.replace(/[^\d.]/g, '')) * factor;
}
