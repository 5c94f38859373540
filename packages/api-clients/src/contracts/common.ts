import { type Locale, type Localized, locales } from '@mawkib/core/locale';
import * as z from 'zod';

export type { Locale, Localized };
export { locales };
export const locale = z.enum(locales);

/** A text per language; the market's default language (ar) stands in for a blank one. */
export const localized = z.object({ ar: z.string().optional(), en: z.string().optional() });

/** `{data}` with fields that the contract does not know kept. */
export const envelope = <T extends z.ZodType>(data: T) => z.looseObject({ data });

export const paging = z.looseObject({
  page: z.int().min(1),
  items: z.int().min(1),
  total: z.int().min(0),
});
export type Paging = z.infer<typeof paging>;

/** A list answer: rows and where they stand in the whole. */
export const listOf = <T extends z.ZodType, M extends z.ZodType = typeof paging>(
  row: T,
  meta?: M,
) => z.looseObject({ data: z.array(row), meta: (meta ?? paging) as M });

/** `items` and `page` of a list query; out of range is brought into range, never refused. */
export const pageQuery = (most: number, usual = most) => ({
  items: z.coerce
    .number()
    .catch(usual)
    .default(usual)
    .transform((n) => clamp(n, 1, most)),
  page: z.coerce
    .number()
    .catch(1)
    .default(1)
    .transform((n) => clamp(n, 1, 100_000)),
});

const clamp = (n: number, least: number, most: number) =>
  Math.min(most, Math.max(least, Math.trunc(n) || least));

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
