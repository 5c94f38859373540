import { operation } from '@mawkib/api-clients/contracts';
import {
  bool,
  createBlock,
  defineBlock,
  icon,
  image,
  json,
  link,
  linksCollection,
  markdown,
  number,
  select,
  separator,
  string,
  text,
} from '@mawkib/blocks/model';
import * as z from 'zod';

/** A call outside the product's contracts. */
export const getTides = operation({
  id: 'getTides',
  service: 'content',
  method: 'GET',
  path: '/tides/:harbour',
  params: z.object({ harbour: z.string() }),
  response: z.object({ data: z.object({ high: z.string(), low: z.string() }) }),
});

const sample = (harbour: string) => ({
  fields: {
    harbour,
    title: { ar: 'المدّ في ميناء راشد', en: 'Tides at Port Rashid' },
    note: { ar: 'قد تتغيّر مع الرياح.', en: 'May change with the **wind**.' },
  },
  groups: [{ hint: { ar: 'أقرب موقف سيارات: البوابة ٣', en: 'Park at gate 3' } }],
});

/**
 * A block of a market: fields of all twelve types, data from its own call, and a second version.
 * For tests.
 */
export const tideTable = defineBlock({
  key: 'tide-table',
  name: { ar: 'جدول المدّ', en: 'Tide table' },
  description: { ar: 'أوقات المدّ والجزر في ميناء.', en: 'High and low water at a harbour.' },
  short_description: { ar: 'المدّ والجزر', en: 'High and low water' },
  group: 'Mena',
  version: 2,
  max_field_groups: 3,
  fields: {
    title: string({ label: { ar: 'العنوان', en: 'Title' } }),
    lead: text({ label: { ar: 'المقدّمة', en: 'Introduction' }, optional: true }),
    note: markdown({ label: { ar: 'ملاحظة', en: 'Note' }, optional: true }),
    harbour: string({ label: { ar: 'الميناء', en: 'Harbour' }, contentful: false }),
    looks: separator({ label: { ar: 'المظهر', en: 'Looks' } }),
    compact: bool({ label: { ar: 'مختصر', en: 'Compact' } }),
    days: number({ label: { ar: 'الأيام', en: 'Days' }, default: 1, min: 1, max: 7 }),
    unit: select({
      label: { ar: 'الوحدة', en: 'Unit' },
      options: [
        { value: 'm', label: { ar: 'متر', en: 'Metres' } },
        { value: 'ft', label: { ar: 'قدم', en: 'Feet' } },
      ],
    }),
    picture: image({ label: { ar: 'الصورة', en: 'Picture' }, optional: true }),
    more: link({ label: { ar: 'المزيد', en: 'More' }, optional: true }),
    harbours: linksCollection({ label: { ar: 'موانئ أخرى', en: 'Other harbours' } }),
    sign: icon({ label: { ar: 'الرمز', en: 'Icon' }, optional: true }),
    zones: json({
      label: { ar: 'المناطق', en: 'Zones' },
      schema: z.array(z.string()),
      default: [],
    }),
  },
  group_fields: { hint: string({ label: { ar: 'تلميح', en: 'Hint' } }) },
  interactive: false,
  data: ({ fields }) =>
    fields.harbour.trim() === ''
      ? null
      : { operation: getTides, input: { params: { harbour: fields.harbour } } },
  migrations: {
    2: ({ fields: { port, ...fields }, groups }) => ({
      fields: { ...fields, harbour: port },
      groups,
    }),
  },
  sample: { ar: sample('rashid'), en: sample('rashid') },
});

/** Content of version 1, under its former name. */
export const oldTideTable = {
  ...createBlock(tideTable, () => 'tides'),
  version: 1,
  fields: { port: 'rashid', title: { ar: 'المدّ', en: 'Tides' } },
};
