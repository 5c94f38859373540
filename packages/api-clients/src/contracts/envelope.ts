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

/** A locale of the market; checked against the locales that are registered at that time. */
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

/** Defaults to the market's default locale. */
export const localeOrDefault = locale.default(defaultLocale);

/** Defaults to English, or to the market's default locale if it has no English. */
export const localeOrEnglish = locale.default(englishOrDefault);

/** A text per locale of the market or the packages, each optional; other keys are dropped. */
export const localizedOf = (text: z.ZodType<string>) =>
  z.record(z.string(), text.optional()).overwrite(ofMarket);

const ofMarket = (texts: Localized): Localized =>
  Object.fromEntries(Object.entries(texts).filter(([language]) => isTextLanguage(language)));

/** Requires a text in at least one locale; the error is reported for the default locale. */
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

/** A text per locale; blank ones use the market's fallbacks. */
export const localized = localizedOf(z.string());

/** `{data}`; unknown fields are preserved. */
export const envelope = <T extends z.ZodType>(data: T) => z.looseObject({ data });

export const paging = z.looseObject({
  page: z.int().min(1),
  items: z.int().min(1),
  total: z.int().min(0),
});
export type Paging = z.infer<typeof paging>;

/** Versions count changes; the database stores 31 bits. */
export const maxVersion = 2_147_483_647;

/** Version that a change is based on. */
export const baseVersion = z.int().min(1).max(maxVersion);

/** `baseVersion` in a query string. */
export const baseVersionText = z.coerce.number().int().min(1).max(maxVersion);

/** An instant with an offset (ISO 8601), in the years 1900 to 2999. */
export const instant = z.iso.datetime({ offset: true }).regex(/^(?:19|2\d)\d{2}-/);

/** A list response: rows and their paging. */
export const listOf = <T extends z.ZodType, M extends z.ZodType = typeof paging>(
  row: T,
  meta?: M,
) => z.looseObject({ data: z.array(row), meta: (meta ?? paging) as M });

/** `items` and `page` of a list query; values out of range are clamped, never rejected. */
export const pageQuery = (max: number, defaultValue = max) => ({
  items: withinRange(max, defaultValue).meta(rangeFields(max, defaultValue)),
  page: withinRange(100_000, 1).meta(rangeFields(100_000, 1)),
});

const withinRange = (max: number, defaultValue: number) =>
  z.coerce
    .number()
    .catch(defaultValue)
    .default(defaultValue)
    .transform((n) => clamp(n, 1, max));

const rangeFields = (maximum: number, defaultValue: number) =>
  ({ type: 'integer', minimum: 1, maximum, default: defaultValue }) as const;

const clamp = (n: number, min: number, max: number) =>
  Math.min(max, Math.max(min, Math.trunc(n) || min));

/** `page` of a list query that is sent only beyond the first page. */
export const laterPage = z.coerce
  .number()
  .catch(1)
  .transform((n) => clamp(n, 1, 100_000))
  .optional()
  .meta(rangeFields(100_000, 1));

/**
 * A list of the rows that match; other rows are dropped, and a missing list is empty. Anything else
 * than a list breaks the contract.
 */
export const fittingRows = <T extends z.ZodType>(row: T) =>
  z.preprocess(
    (rows = []) =>
      Array.isArray(rows) ? rows.filter((found) => row.safeParse(found).success) : rows,
    z.array(row),
  );

/** A comma-separated list in one string; an array is joined. */
export const commaJoined = z
  .union([z.string(), z.array(z.union([z.string(), z.number()]))])
  .transform((members) => (Array.isArray(members) ? members.join(',') : members))
  .meta({ type: 'string', description: 'Members between commas' });

/** An id in a path. */
export const pathId = z.string().min(1).max(200);
export const byId = z.object({ id: pathId });

/** Text that is allowed in a header. */
export const headerText = z
  .string()
  .min(1)
  .max(500)
  .regex(/^[\x20-\x7e]+$/);

/** A file response: bytes, name and media type. */
export const file = z.object({
  name: z.string(),
  type: z.string(),
  bytes: z.instanceof(Uint8Array),
});
export type FileResponse = z.infer<typeof file>;

/** A request body that is a file; a browser's `File` is one. Its `type` is not trusted. */
export const fileBody = z.instanceof(Blob);

/** A resource in the spec's format: id, type, attributes. */
export const resource = <T extends string, A extends z.ZodType>(type: T, attributes: A) =>
  z.looseObject({ id: z.string(), type: z.literal(type), attributes });

/**
 * A problem (RFC 9457). `code` is stable and for programs; `title` and `detail` are for people, in
 * the requested language; `errors` has an entry for each invalid field.
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

/** Response to a deletion. */
export const deleted = z.object({ id: z.string(), deleted: z.literal(true) });
