import { isLocale } from '@mawkib/core/locale';
import * as z from 'zod';

const name = z.string().min(1).max(300);

/** Units a figure may be in: distance, power, volume, energy. Taken for the field's own by default. */
export const feedUnits = ['km', 'mi', 'hp', 'kW', 'PS', 'l', 'cc', 'kWh'] as const;
/** One of `feedUnits`. */
export type FeedUnit = (typeof feedUnits)[number];

/** Exactly one of `column`, `template` and `constant`. */
const mappedColumn = z
  .strictObject({
    /** A field of the target: `nameplate_name`, `version.ar`. */
    field: name.max(60),
    /** The column of the source. */
    column: name.optional(),
    /** Text with columns in braces: `{make} {model}`. */
    template: z.string().min(1).max(1_000).optional(),
    constant: z.string().max(1_000).optional(),
    /**
     * The source's values and what they become; null is missing. Values are compared as `sameValue`
     * compares them.
     */
    values: z.record(z.string().max(300), z.string().max(300).nullable()).optional(),
    unit: z.enum(feedUnits).optional(),
    /** Amounts: ISO 4217, where the column is always in this currency. */
    currency: z.string().length(3).optional(),
    /** Amounts: the figures are minor units (fils) already. Default false. */
    minorUnits: z.boolean().optional(),
    /** Dates: the order of `D`, `M` and `Y` (`DD/MM/YYYY`). Default: ISO 8601. */
    dateFormat: z.string().max(20).optional(),
    /** Lists: what stands between items. Default: a line break, `|` or `;`. */
    separator: z.string().min(1).max(5).optional(),
  })
  .refine(
    (it) => [it.column, it.template, it.constant].filter((s) => s !== undefined).length === 1,
    {
      message: 'exactly one of column, template and constant',
    },
  );

/** How a source's columns become records. Stored as data under a name; `checkMapping` knows more. */
export const feedMappingSchema = z.strictObject({
  version: z.literal(1),
  target: z.enum(['vehicles', 'retailers']),
  columns: z.array(mappedColumn).max(300),
  /** By which rows find stored records: two columns and a composed key. At least one. */
  match: z.strictObject({
    id: name.optional(),
    vin: name.optional(),
    /** Text with columns in braces: `{make}-{model}-{lot}`. */
    key: z.string().min(1).max(1_000).optional(),
  }),
  /**
   * The language of fields that are mapped without one (`version`). Default `auto`: the market's first
   * language from right to left where a text has Arabic letters, else its first from left to right.
   */
  locale: z
    .string()
    .refine((value) => value === 'auto' || isLocale(value))
    .optional(),
});

export type FeedMapping = z.infer<typeof feedMappingSchema>;
export type MappedColumn = FeedMapping['columns'][number];
