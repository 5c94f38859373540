import { isRecord } from '../guards/is-record.js';
export type Fields = Readonly<Record<string, unknown>>;

export { isRecord, isRecord as isFields };

/** An own property; undefined for an inherited one. */
export const memberOf = (fields: Fields, key: string): unknown =>
  Object.hasOwn(fields, key) ? fields[key] : undefined;

/** A non-blank text field; undefined if missing, blank or of another type. */
export const textIn = (fields: Fields, key: string): string | undefined => {
  const value = memberOf(fields, key);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
};
