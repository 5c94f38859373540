/**
 * Normalizes a VIN (trimmed, upper case) if it is valid: 17 letters and digits without I, O and Q,
 * with one of the prefixes. Null otherwise. Prefixes are a list, or a text separated by commas,
 * spaces or new lines, in either case; without prefixes (the default) every well-formed VIN is
 * valid. Blocks document, section 3.4.
 */
export function recogniseVin(
  text: string,
  prefixes: string | readonly string[] = [],
): string | null {
  const entered = text.trim();
  if (!/^[a-hj-npr-z\d]{17}$/i.test(entered)) return null;
  const vin = entered.toUpperCase();
  const known = (typeof prefixes === 'string' ? prefixes.split(/[\s,;،]+/) : prefixes)
    .map((prefix) => prefix.trim().toUpperCase())
    .filter((prefix) => prefix !== '');
  return known.length === 0 || known.some((prefix) => vin.startsWith(prefix)) ? vin : null;
}
