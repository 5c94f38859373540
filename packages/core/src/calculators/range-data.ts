import type { Logger } from '../errors/logger.js';
import { parseJson } from '../guards/parse-json.js';
import { parseNumber } from '../locale/digits.js';
import { type Fields, isRecord, memberOf } from '../reading/fields.js';

/** A driving profile: `city`, `motorway` and `combined` unless the data file defines others. */
export interface RangeProfile {
  readonly key: string;
  /** In km/h; null if unknown. */
  readonly average_speed: number | null;
}

/** Contents of the data file, in selection order. */
export interface RangeData {
  readonly profiles: readonly RangeProfile[];
  readonly wheels: readonly string[];
  readonly temperatures: readonly string[];
  /** In km, by profile, then wheel, then temperature. */
  readonly values: {
    readonly [profile: string]: {
      readonly [wheel: string]: { readonly [temperature: string]: number };
    };
  };
}

/** Average speeds in km/h. Blocks document, section 9. */
const speeds = { city: 27, motorway: 92, combined: 47 } as const;
const defaultProfiles: readonly RangeProfile[] = Object.entries(speeds).map(
  ([key, average_speed]) => ({ key, average_speed }),
);

/** Max number of options. */
const max = 100;

/**
 * Parses the data file, an object or its JSON. Default profiles: city, motorway and combined;
 * default wheels and temperatures: those with values. Invalid parts are dropped and logged once;
 * without any value the result is null, also logged. Blocks document, section 3.4.
 */
export function readRangeData(file: unknown, logger: Logger): RangeData | null {
  const fields = typeof file === 'string' ? parseJson(file, 1_000_000) : file;
  const damaged = new Set<string>();
  const note = (name: string) => damaged.add(name);
  const data = isRecord(fields) ? readFields(fields, note) : null;
  if (!data) logger.warn('The range data cannot be read');
  else if (damaged.size > 0) logger.warn('Parts of the range data were left out', [...damaged]);
  return data;
}

function readFields(fields: Fields, note: (name: string) => void): RangeData | null {
  const values = entriesOf(memberOf(fields, 'values'), 'values', note, (wheels, profile) =>
    entriesOf(wheels, `values.${profile}`, note, (temperatures, wheel) =>
      entriesOf(temperatures, `values.${profile}.${wheel}`, note, positive),
    ),
  );
  if (!values) return null;
  const wheels = Object.values(values);
  const profiles = listIn(fields, 'profiles', note, readProfile);
  return {
    profiles: profiles ?? defaultProfiles,
    wheels: listIn(fields, 'wheels', note, readKey) ?? keysOf(wheels),
    temperatures:
      listIn(fields, 'temperatures', note, readKey) ??
      keysOf(wheels.flatMap((temperatures) => Object.values(temperatures))),
    values,
  };
}

/** The valid fields of an object; undefined if there are none. */
function entriesOf<T>(
  value: unknown,
  name: string,
  note: (name: string) => void,
  read: (value: unknown, key: string) => T | undefined,
): { readonly [key: string]: T } | undefined {
  const entries: [string, T][] = [];
  for (const [key, member] of isRecord(value) ? Object.entries(value).slice(0, max) : []) {
    const known = read(member, key);
    if (known === undefined) note(`${name}.${key}`);
    else entries.push([key, known]);
  }
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** The valid items of a list; undefined if it is missing or has none. */
function listIn<T>(
  fields: Fields,
  name: string,
  note: (name: string) => void,
  read: (value: unknown) => T | undefined,
): readonly T[] | undefined {
  const value = memberOf(fields, name);
  if (value === undefined || value === null) return undefined;
  const members = Array.isArray(value) ? value.slice(0, max) : [];
  const known = members.map(read).filter((member) => member !== undefined);
  if (known.length === 0 || known.length < members.length) note(name);
  return known.length > 0 ? known : undefined;
}

function positive(value: unknown): number | undefined {
  const number = typeof value === 'string' ? parseNumber(value) : value;
  return typeof number === 'number' && number >= 0 && Number.isFinite(number) ? number : undefined;
}

function readKey(value: unknown): string | undefined {
  const key = isRecord(value) ? memberOf(value, 'key') : value;
  if (typeof key === 'number' && Number.isFinite(key)) return String(key);
  return typeof key === 'string' && key.trim() !== '' ? key : undefined;
}

function readProfile(value: unknown): RangeProfile | undefined {
  const key = readKey(value);
  if (key === undefined) return undefined;
  const given = isRecord(value) ? positive(memberOf(value, 'average_speed')) : undefined;
  return {
    key,
    average_speed:
      given ?? (Object.hasOwn(speeds, key) ? speeds[key as keyof typeof speeds] : null),
  };
}

const keysOf = (all: readonly object[]): readonly string[] => [
  ...new Set(all.flatMap((one) => Object.keys(one))),
];
