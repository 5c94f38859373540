import { withoutInvisible } from './without-invisible.js';

const separators: Record<string, string> = { '٫': '.', '٬': ',', '٪': '%' };

/**
 * Replaces Arabic-Indic and Persian digits by 0-9, and Arabic decimal and thousands separators by
 * `.` and `,`.
 */
export const parseDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹٪٫٬]/g, (char) => separators[char] ?? String(char.charCodeAt(0) & 0xf));

/**
 * Parses a number that a person typed, in any digits, with or without a sign and thousands
 * separators; null if invalid.
 */
export function parseNumber(text: string): number | null {
  const plain = parseDigits(withoutInvisible(text))
    .replace(/[\s,]/g, '')
    .replace(/^\u2212/, '-');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}
