import {
  defaultLocale,
  englishOrDefault,
  isLocale,
  isTextLanguage,
  type Locale,
  type Localized,
  locales,
} from '@mawkib/core/locale';
import * as z from 'zod';

export type { Locale, Localized };
export { locales };

/** A language of the market that is registered when a value is checked. */
export const locale = z
  .string()
  .check(({ value, issues }) => {
    if (isLocale(value)) return;
    issues.push({ code: 'invalid_value', values: [...locales], input: value });
  })
  .meta({
    get enum() {
      return [...locales];
    },
  });

/** The same, the market's default unless given. */
export const localeOrDefault = locale.default(defaultLocale);

/** The same, English unless given; the market's default where it has no English. */
export const localeOrEnglish = locale.default(englishOrDefault);

/** A text per language of the market or the packages, each optional; other members are dropped. */
export const localizedOf = (text: z.ZodType<string>) =>
  z.record(z.string(), text.optional()).overwrite(ofMarket);

const ofMarket = (texts: Localized): Localized =>
  Object.fromEntries(Object.entries(texts).filter(([language]) => isTextLanguage(language)));

/** The same where one of them must have a text; a problem is that of the default language. */
export const someLocalized = (text: z.ZodType<string>) =>
  localizedOf(text).check(({ value, issues }) => {
    if (Object.values(value).some((one) => one?.trim())) return;
    const path = [defaultLocale()];
    issues.push({
      code: 'too_small',
      origin: 'string',
      minimum: 1,
      inclusive: true,
      input: '',
      path,
    });
  });

/** A text per language; the market's fallbacks stand in for a blank one. */
export const localized = localizedOf(z.string());

/** `{data}` with fields that the contract does not know kept. */
export const envelope = <T extends z.ZodType>(data: T) => z.looseObject({ data });

export const paging = z.looseObject({
  page: z.int().min(1),
  items: z.int().min(1),
  total: z.int().min(0),
});
export type Paging = z.infer<typeof paging>;

/** A version is a count of changes; storage holds 31 bits of it. */
export const maxVersion = 2_147_483_647;

/** The version of what a change is based on. */
export const baseVersion = z.int().min(1).max(maxVersion);

/** The same as it stands in an address. */
export const baseVersionText = z.coerce.number().int().min(1).max(maxVersion);

/** An instant with its offset, of the years that clocks and calendars of today know: 1900 to 2999. */
export const instant = z.iso.datetime({ offset: true }).regex(/^(?:19|2\d)\d{2}-/);

/** A list answer: rows and where they stand in the whole. */
export const listOf = <T extends z.ZodType, M extends z.ZodType = typeof paging>(
  row: T,
  meta?: M,
) => z.looseObject({ data: z.array(row), meta: (meta ?? paging) as M });

/** `items` and `page` of a list query; out of range is brought into range, never refused. */
export const pageQuery = (max: number, defaultValue = max) => ({
  items: withinRange(max, defaultValue).meta(rangeFacts(max, defaultValue)),
  page: withinRange(100_000, 1).meta(rangeFacts(100_000, 1)),
});

const withinRange = (max: number, defaultValue: number) =>
  z.coerce
    .number()
    .catch(defaultValue)
    .default(defaultValue)
    .transform((n) => clamp(n, 1, max));

const rangeFacts = (maximum: number, defaultValue: number) =>
  ({ type: 'integer', minimum: 1, maximum, default: defaultValue }) as const;

const clamp = (n: number, min: number, max: number) =>
  Math.min(max, Math.max(min, Math.trunc(n) || min));

/** A list of what fits; rows that do not are dropped, and no list at all is none. */
export const fittingRows = <T extends z.ZodType>(row: T) =>
  z.preprocess(
    (rows) => (Array.isArray(rows) ? rows.filter((found) => row.safeParse(found).success) : []),
    z.array(row),
  );

/** One text of members between commas; a list is joined. */
export const commaJoined = z
  .union([z.string(), z.array(z.union([z.string(), z.number()]))])
  .transform((members) => (Array.isArray(members) ? members.join(',') : members))
  .meta({ type: 'string', description: 'Members between commas' });

/** The name of one thing in an address. */
export const pathId = z.string().min(1).max(200);
export const byId = z.object({ id: pathId });

/** What a header can carry. */
export const headerText = z
  .string()
  .min(1)
  .max(500)
  .regex(/^[\x20-\x7e]+$/);

/** Bytes with a name and a media type, as `file` operations answer. */
export const file = z.object({
  name: z.string(),
  type: z.string(),
  bytes: z.instanceof(Uint8Array),
});
export type FileResponse = z.infer<typeof file>;

/** A file as `file` bodies carry it; a browser's `File` is one. Its `type` is not trusted. */
export const fileBody = z.instanceof(Blob);

/** A resource in the shape the spec uses: id, type, attributes. */
export const resource = <T extends string, A extends z.ZodType>(type: T, attributes: A) =>
  z.looseObject({ id: z.string(), type: z.literal(type), attributes });

/**
 * A problem (RFC 9457). `code` is stable and for programs; `title` and `detail` are for people, in
 * the asked language; `errors` names each field that is wrong.
 */
export const problem = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  code: z.string(),
  instance: z.string().optional(),
  errors: z
    .array(z.looseObject({ field: z.string(), code: z.string(), message: z.string() }))
    .optional(),
});
export type Problem = z.infer<typeof problem>;

/** What says that something is gone. */
export const deleted = z.object({ id: z.string(), deleted: z.literal(true) });
