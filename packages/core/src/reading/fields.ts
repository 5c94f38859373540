import { isRecord } from '../guards/is-record.js';
export type Fields = Readonly<Record<string, unknown>>;

export { isRecord, isRecord as isFields };

/** A member of its own; undefined for one that is inherited. */
export const memberOf = (fields: Fields, key: string): unknown =>
  Object.hasOwn(fields, key) ? fields[key] : undefined;

/** A filled text member; undefined when it is missing, blank or of another type. */
export const textIn = (fields: Fields, key: string): string | undefined => {
  const value = memberOf(fields, key);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
};
