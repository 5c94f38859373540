type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A filled text member; undefined when it is missing, blank or of another type. */
export const textIn = (fields: Fields, key: string): string | undefined => {
  const value = Object.hasOwn(fields, key) ? fields[key] : undefined;
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
};

/** Reads each member of a list and drops what cannot be read; undefined when it is no list. */
export const listOf =
  <T>(read: (value: unknown) => T | undefined) =>
  (value: unknown): T[] | undefined =>
    Array.isArray(value) ? value.map(read).filter((item) => item !== undefined) : undefined;
