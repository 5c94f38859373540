const known = new Map<string, readonly string[]>();

/** Converts digits and separators of a text to a numbering system; `latn` changes nothing. */
export function nativeDigits(system: string, text: string): string {
  if (system === 'latn') return text;
  const signs = known.get(system) ?? signsOf(system);
  known.set(system, signs);
  return text
    .replace(/(?<=\d)[,.](?=\d)/g, (sign) => signs[sign === ',' ? 10 : 11] ?? sign)
    .replace(/\d/g, (digit) => signs[Number(digit)] ?? digit);
}

/** Ten digits, then the thousands and decimal separators. */
function signsOf(system: string): readonly string[] {
  const format = new Intl.NumberFormat(`en-u-nu-${system}`);
  const digits = Array.from({ length: 10 }, (_, digit) => format.format(digit));
  const signOf = (type: string) =>
    format.formatToParts(1234.5).find((part) => part.type === type)?.value ?? '';
  return [...digits, signOf('group'), signOf('decimal')];
}
