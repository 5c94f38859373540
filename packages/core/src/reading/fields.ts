export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A member of its own; undefined for one that is inherited. */
export const memberOf = (fields: Fields, key: string): unknown =>
  Object.hasOwn(fields, key) ? fields[key] : undefined;

/** A filled text member; undefined when it is missing, blank or of another type. */
export const textIn = (fields: Fields, key: string): string | undefined => {
  const value = memberOf(fields, key);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
};
