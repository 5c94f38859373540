import { parseDigits } from '@mawkib/core/locale';

/** A number in a feed, and the text around it. */
export interface Figure {
  /** Digits, with `.` before decimals. */
  readonly digits: string;
  readonly isNegative: boolean;
  /** Lower case, trimmed: `km`, `aed`. */
  readonly words: string;
}

const figure = /([-−–]?)\s*(\d[\d.,' \u00a0\u202f]*)/;
const exponent = /^[+-]?\d+(?:\.\d+)?e[+-]?\d+$/i;
const scales: readonly (readonly [word: RegExp, scale: number])[] = [
  [/^(?:k|thousand|الف|ألف|آلاف|الاف)(?![a-zء-ي])\s*/, 1e3],
  [/^(?:m|mn|million|مليون)(?![a-zء-ي])\s*/, 1e6],
];

/**
 * Parses `AED 125,000`, `125.000,50`, `١٢٥٬٠٠٠ كم`, `125k`. `.` before exactly three digits is a
 * grouping separator, unless `threeDecimals` is set. Undefined for text with no number or several.
 */
export function readFigure(text: string, threeDecimals = false): Figure | undefined {
  const plain = parseDigits(text).toLowerCase();
  if (exponent.test(plain)) return ofNumber(Number(plain), '');
  const found = figure.exec(plain);
  if (!found) return undefined;
  const [whole, sign = '', number = ''] = found;
  const before = plain.slice(0, found.index).trim();
  let after = plain.slice(found.index + whole.length).trim();
  if (/\d/.test(after.replace(/[²³]/g, ''))) return undefined;
  const digits = ungrouped(number.trim(), threeDecimals);
  if (digits === undefined) return undefined;
  const scale = scales.find(([word]) => word.test(after));
  if (scale) after = after.replace(scale[0], '');
  const isNegative = sign !== '' && !/[\p{L}\d]$/u.test(before);
  const words = `${before} ${after}`.trim();
  if (!scale) return { digits, isNegative, words };
  const scaled = ofNumber(Number(digits) * scale[1], words);
  return scaled && { ...scaled, isNegative };
}

function ofNumber(value: number, words: string): Figure | undefined {
  if (!Number.isFinite(value) || Math.abs(value) > 1e18) return undefined;
  const digits = Math.abs(value)
    .toFixed(6)
    .replace(/\.?0+$/, '');
  return { digits, isNegative: value < 0, words };
}

/** Converts `125.000,50` to `125000.50`; undefined if the grouping is invalid. */
function ungrouped(number: string, threeDecimals: boolean): string | undefined {
  const text = number.replace(/[' \u00a0\u202f]/g, '').replace(/[.,]+$/, '');
  const point = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (point < 0) return text;
  const mark = text[point]!;
  const other = mark === '.' ? ',' : '.';
  const groups = text.split(mark);
  const isGrouping =
    groups.length > 2 ||
    (!text.includes(other) &&
      groups[1]!.length === 3 &&
      /^[1-9]\d{0,2}$/.test(groups[0]!) &&
      !(mark === '.' && threeDecimals));
  if (isGrouping) {
    if (text.includes(other)) return undefined;
    return groups.slice(1).every((group) => group.length === 3) ? groups.join('') : undefined;
  }
  const whole = text.slice(0, point).split(other);
  if (whole.length > 1 && !whole.slice(1).every((group) => group.length === 3)) return undefined;
  return `${whole.join('')}.${text.slice(point + 1)}`;
}
