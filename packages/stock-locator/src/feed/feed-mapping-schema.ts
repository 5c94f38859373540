import { isLocale } from '@mawkib/core/locale';
import * as z from 'zod';

const name = z.string().min(1).max(300);

/** Units of numbers: distance, power, volume, energy. Default: the field's own unit. */
export const feedUnits = ['km', 'mi', 'hp', 'kW', 'PS', 'l', 'cc', 'kWh'] as const;
/** One of `feedUnits`. */
export type FeedUnit = (typeof feedUnits)[number];

/** Exactly one of `column`, `template` and `constant`. */
const mappedColumn = z
  .strictObject({
    /** Target field: `nameplate_name`, `version.ar`. */
    field: name.max(60),
    /** Source column. */
    column: name.optional(),
    /** Text with columns in braces: `{make} {model}`. */
    template: z.string().min(1).max(1_000).optional(),
    constant: z.string().max(1_000).optional(),
    /** Source values mapped to target values; null means missing. Compared with `sameValue`. */
    values: z.record(z.string().max(300), z.string().max(300).nullable()).optional(),
    unit: z.enum(feedUnits).optional(),
    /** Amounts: ISO 4217 code, if the column always has this currency. */
    currency: z.string().length(3).optional(),
    /** Amounts: values are in minor units (fils). Default false. */
    minorUnits: z.boolean().optional(),
    /** Dates: the order of `D`, `M` and `Y` (`DD/MM/YYYY`). Default: ISO 8601. */
    dateFormat: z.string().max(20).optional(),
    /** Lists: separator of items. Default: line break, `|` or `;`. */
    separator: z.string().min(1).max(5).optional(),
  })
  .refine(
    (it) => [it.column, it.template, it.constant].filter((s) => s !== undefined).length === 1,
    {
      message: 'exactly one of column, template and constant',
    },
  );

/**
 * Mapping of a source's columns to records, stored under a name. `checkMapping` checks the rules
 * that the schema cannot express.
 */
export const feedMappingSchema = z.strictObject({
  version: z.literal(1),
  target: z.enum(['vehicles', 'retailers']),
  columns: z.array(mappedColumn).max(300),
  /** How rows find stored records: two columns and a composed key. At least one. */
  match: z.strictObject({
    id: name.optional(),
    vin: name.optional(),
    /** Text with columns in braces: `{make}-{model}-{lot}`. */
    key: z.string().min(1).max(1_000).optional(),
  }),
  /** CSV: records above the header, such as a title. Default: as detected. */
  skipRows: z.int().min(0).max(100).optional(),
  /**
   * Language of fields that are mapped without one (`version`). Default `auto`: the market's first
   * right-to-left language for text with Arabic letters, else its first left-to-right language.
   */
  locale: z
    .string()
    .refine((value) => value === 'auto' || isLocale(value))
    .optional(),
});

export type FeedMapping = z.infer<typeof feedMappingSchema>;
export type MappedColumn = FeedMapping['columns'][number];
