/** Readers of a raw vehicle whose fields may be missing or unsound. */

/** Text on one line, or null when there is none. */
export function textOf(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return text === '' ? null : text;
}

/** A finite number, or null. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** A number above zero, or null. */
export function positiveOf(value: unknown): number | null {
  const number = numberOf(value);
  return number !== null && number > 0 ? number : null;
}

export const recordOf = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The web addresses a page may load or link to: http, https and paths of this site. */
export function addressOf(value: unknown): string | null {
  const text = textOf(value);
  return text !== null && /^(https?:\/\/|\/(?!\/))/i.test(text) ? text : null;
}
