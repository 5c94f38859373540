/** Converts a text, number or boolean to text; '' for anything else. */
export const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
