import * as z from 'zod';
import { defineBlock } from './definition/define-block.js';
import {
  bool,
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
} from './definition/field.js';
import { heroImage, offerSchedule } from './definition/option-sets.js';

const label = { ar: 'تسمية', en: 'Label' };

/** A block with a field of every type, at version 2, for tests of the model. */
export const example = defineBlock({
  key: 'example',
  name: { ar: 'مثال', en: 'Example' },
  description: label,
  short_description: label,
  group: 'Other',
  version: 2,
  max_field_groups: 2,
  fields: {
    name: string({ label, required: true, max_length: 20 }),
    key: string({ label, contentful: false, optional: true, format: 'id' }),
    address: string({ label, contentful: false, optional: true, format: 'url' }),
    notes: text({ label, optional: true }),
    title: markdown({ label, optional: true, inline: true }),
    body: markdown({ label, optional: true }),
    shown: bool({ label, default: true }),
    amount: number({ label, min: 0, max: 10 }),
    unit: select({
      label,
      options: [
        { value: 'km', label },
        { value: 'mi', label },
      ],
    }),
    picture: image({ label, optional: true }),
    hero: heroImage(),
    go: link({ label, optional: true }),
    links: linksCollection({ label }),
    sign: icon({ label, optional: true }),
    config: json({
      label,
      schema: z.object({ max: z.number(), label: z.string().optional() }),
      default: { max: 3 },
    }),
    line: separator({ label }),
    offer_schedule: offerSchedule(),
  },
  group_fields: { label: string({ label }), offer_schedule: offerSchedule() },
  interactive: false,
  complete: ({ label }) => label !== 'incomplete',
  migrations: {
    2: ({ fields: { caption, ...fields }, groups }) => ({
      fields: { ...fields, ...(caption !== undefined && { name: caption }) },
      groups,
    }),
  },
  sample: { ar: { fields: {} }, en: { fields: {} } },
});

export const exampleOf = (template: string) => (template === 'example' ? example : undefined);
