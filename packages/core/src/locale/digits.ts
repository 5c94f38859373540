const separators: Record<string, string> = { '٫': '.', '٬': ',', '٪': '%' };

/**
 * Arabic-Indic and Persian digits become 0-9, Arabic decimal and thousands separators become
 * `.` and `,`. All else stays.
 */
export const parseDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹٪٫٬]/g, (char) => separators[char] ?? String(char.charCodeAt(0) & 0xf));

/**
 * The number that a person typed, in any of the digits, with or without a sign and thousands
 * separators; null when it is not a number.
 */
export function parseNumber(text: string): number | null {
  const plain = parseDigits(text).replace(/[\s,\u2066-\u2069\u200e\u200f]/g, '');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}
