/** A text, number or truth value as text; anything else, whatever it calls itself, is no text. */
export const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
