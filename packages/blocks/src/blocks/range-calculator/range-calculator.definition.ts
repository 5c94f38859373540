import type { ResponseOf } from '@mawkib/api-clients/contracts';
import { dataFileName, getDataFile } from '@mawkib/api-clients/contracts/content';
import {
  distanceUnits,
  type RangeData,
  rangeLimits,
  readRangeData,
} from '@mawkib/core/calculators';
import { silentLogger } from '@mawkib/core/errors';
import * as z from 'zod';
import { defineBlock } from '../../model/definition/define-block.js';
import { json, number, select, string } from '../../model/definition/field.js';
import { titleSet } from '../../model/definition/option-sets.js';
import { sample } from './range-calculator.sample.js';

/** An option with a text of its own; without one its key is shown. */
const named = z.object({ key: z.coerce.string(), label: z.string().catch('') });
const profile = named.extend({ average_speed: z.number().positive().optional().catch(undefined) });

/** More options than a visitor could choose from; the file may have many. */
const limits = { profiles: 8, wheels: 12, temperatures: 40 };

/** Throws if the file has no ranges, so that the block shows its error. */
function rangesIn({ data }: ResponseOf<typeof getDataFile>): RangeData {
  const ranges = readRangeData(data, silentLogger);
  if (!ranges) throw new Error('The data file has no ranges.');
  const profiles = ranges.profiles
    .filter(({ key }) => Object.hasOwn(ranges.values, key))
    .slice(0, limits.profiles);
  if (profiles.length === 0) throw new Error('The data file has no ranges of its profiles.');
  return {
    profiles,
    wheels: ranges.wheels.slice(0, limits.wheels),
    temperatures: byDegree(ranges.temperatures).slice(0, limits.temperatures),
    values: Object.fromEntries(profiles.map(({ key }) => [key, ranges.values[key] ?? {}])),
  };
}

/** Numbers from cold to warm; other names keep the file's order. */
const byDegree = (temperatures: readonly string[]) =>
  temperatures.every((each) => Number.isFinite(Number(each)))
    ? [...temperatures].sort((a, b) => Number(a) - Number(b))
    : temperatures;

export const rangeCalculator = defineBlock({
  key: 'range-calculator',
  name: { ar: 'حاسبة المدى', en: 'Range calculator' },
  description: {
    ar: 'يختار الزائر نمط القيادة والإطارات والحرارة، ويرى المدى ومتوسط السرعة. تأتي القيم من ملف بيانات.',
    en: 'Visitors choose a driving profile, wheels and a temperature, and see the range and the average speed. The values come from a data file.',
  },
  short_description: { ar: 'المدى بحسب القيادة والحرارة', en: 'Range by driving and temperature' },
  group: 'Advanced',
  version: 1,
  fields: {
    ...titleSet(),
    minimal_range: number({
      label: { ar: 'أقصر مدى (كم)', en: 'Shortest range (km)' },
      default: rangeLimits.minimal_range,
      min: 0,
      max: 5000,
    }),
    maximal_range: number({
      label: { ar: 'أطول مدى (كم)', en: 'Longest range (km)' },
      default: rangeLimits.maximal_range,
      min: 0,
      max: 5000,
    }),
    distance_unit: select({
      label: { ar: 'الوحدة', en: 'Unit' },
      options: distanceUnits.map((value) => ({
        value,
        label: value === 'km' ? { ar: 'كم', en: 'km' } : { ar: 'ميل', en: 'mi' },
      })),
    }),
    driving_profiles: json({
      label: { ar: 'أنماط القيادة', en: 'Driving profiles' },
      help: {
        ar: 'قائمة من {key, label, average_speed}: نص النمط ومتوسط سرعته بالكيلومتر في الساعة. تأتي القيم الفارغة من ملف البيانات.',
        en: 'A list of {key, label, average_speed}: the text of a profile and its average speed in km/h. Empty values come from the data file.',
      },
      schema: z.array(profile),
      default: [],
    }),
    wheel_sizes: json({
      label: { ar: 'مقاسات الإطارات', en: 'Wheel sizes' },
      help: { ar: 'قائمة من {key, label}.', en: 'A list of {key, label}.' },
      schema: z.array(named),
      default: [],
    }),
    temperature: json({
      label: { ar: 'درجات الحرارة', en: 'Temperatures' },
      help: { ar: 'قائمة من {key, label}.', en: 'A list of {key, label}.' },
      schema: z.array(named),
      default: [],
    }),
    data_url: string({
      label: { ar: 'ملف البيانات', en: 'Data file' },
      help: {
        ar: 'ملف مثل range-ev.json، في مجلد الإعداد data_files.base_url أو من ملفات السوق.',
        en: 'A file such as range-ev.json, in the folder of the setting data_files.base_url, or one of the market’s own files.',
      },
      optional: true,
      contentful: false,
      max_length: 80,
    }),
  },
  interactive: true,
  data: ({ fields }) => {
    const name = fields.data_url?.trim() ?? '';
    if (name === '') return null;
    return {
      operation: getDataFile,
      input: { params: { name } },
      // A name that is no file must not become another path.
      prepare: async () => {
        if (!dataFileName.test(name)) throw new Error('This is not the name of a data file.');
        return { input: { params: { name } }, select: rangesIn };
      },
    };
  },
  sample,
});
