import { isRecord } from '@mawkib/core/guards';

/** Returns a validated copy of a member; undefined if it is invalid. */
export type ReadMember<T> = (value: unknown) => T | undefined;

/** Readers of an object's members, by the name that they have in the stored entry. */
export type MemberReaders<T> = { readonly [Name in keyof T]: ReadMember<T[Name]> };

/**
 * Reads the members of an entry. A missing member has its default; an invalid one too, and
 * `onInvalid` receives its name. Other members are ignored.
 */
export function readMembers<T extends object>(
  data: unknown,
  readers: MemberReaders<T>,
  defaults: T,
  onInvalid: (member: string) => void,
): T {
  if (data !== undefined && !isRecord(data)) onInvalid('');
  const given = isRecord(data) ? data : {};
  const result = { ...defaults };
  for (const name of Object.keys(readers) as (keyof T & string)[]) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (value === undefined || value === null) continue;
    const read = readers[name](value);
    if (read === undefined) onInvalid(name);
    else result[name] = read;
  }
  return result;
}

/** Text without blanks at its ends, up to `max` characters; a blank one is invalid. */
export const textUpTo =
  (max: number): ReadMember<string> =>
  (value) => {
    const text = typeof value === 'string' ? value.trim() : '';
    return text !== '' && text.length <= max ? text : undefined;
  };

export const flag: ReadMember<boolean> = (value) =>
  typeof value === 'boolean' ? value : undefined;

/** A list of up to `max` items without its invalid items. */
export const listUpTo =
  <T>(max: number, read: ReadMember<T>): ReadMember<T[]> =>
  (value) =>
    Array.isArray(value) && value.length <= max
      ? value.map(read).filter((item) => item !== undefined)
      : undefined;
