import { getForm } from '@mawkib/api-clients/contracts/forms';
import type { SafeHtml } from '@mawkib/ui/rich-text';
import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod';
import type { DataState } from './data-need.js';
import { defineBlock } from './define-block.js';
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
} from './field.js';
import type { BlockProps } from './props.js';
import type { PublicImage, PublicLink } from './public-values.js';

const label = { ar: 'تسمية', en: 'Label' };
const option = <const V extends string>(value: V) => ({ value, label });

const everything = defineBlock({
  key: 'everything',
  name: label,
  description: label,
  short_description: label,
  group: 'Other',
  version: 1,
  fields: {
    title: markdown({ label, optional: true }),
    name: string({ label }),
    notes: text({ label }),
    shown: bool({ label }),
    size: number({ label }),
    duration: number({ label, default: 6000 }),
    maybe: number({ label, optional: true }),
    unit: select({ label, options: [option('km'), option('mi')] }),
    style: select({ label, options: [option('a'), option('b')], optional: true }),
    picture: image({ label }),
    second: image({ label, optional: true }),
    go: link({ label, optional: true }),
    links: linksCollection({ label }),
    sign: icon({ label, optional: true }),
    config: json({ label, schema: z.object({ max: z.number() }), default: { max: 1 } }),
    line: separator({ label }),
  },
  group_fields: { label: string({ label }), picture: image({ label, optional: true }) },
  data: ({ fields, groups }) => {
    expectTypeOf(fields.unit).toEqualTypeOf<'km' | 'mi'>();
    expectTypeOf(groups[0]?.fields.label).toEqualTypeOf<string | undefined>();
    return { operation: getForm, input: { params: { id: fields.name }, query: {} } };
  },
  interactive: false,
  sample: { ar: { fields: {} }, en: { fields: {} } },
});

const still = defineBlock({
  key: 'still',
  name: label,
  description: label,
  short_description: label,
  group: 'Other',
  version: 1,
  fields: { name: string({ label }) },
  interactive: false,
  sample: { ar: { fields: {} }, en: { fields: {} } },
});

type Props = BlockProps<typeof everything>;

describe('props from a definition', () => {
  it('have a value for every field that is not optional', () => {
    expectTypeOf<Props['fields']['name']>().toEqualTypeOf<string>();
    expectTypeOf<Props['fields']['notes']>().toEqualTypeOf<string>();
    expectTypeOf<Props['fields']['shown']>().toEqualTypeOf<boolean>();
    expectTypeOf<Props['fields']['size']>().toEqualTypeOf<number | null>();
    expectTypeOf<Props['fields']['duration']>().toEqualTypeOf<number>();
    expectTypeOf<Props['fields']['picture']>().toEqualTypeOf<PublicImage>();
    expectTypeOf<Props['fields']['links']>().toEqualTypeOf<PublicLink[]>();
    expectTypeOf<Props['fields']['config']>().toEqualTypeOf<{ max: number }>();
  });

  it('take a select’s values as a union', () => {
    expectTypeOf<Props['fields']['unit']>().toEqualTypeOf<'km' | 'mi'>();
    expectTypeOf<Props['fields']['style']>().toEqualTypeOf<'a' | 'b' | undefined>();
  });

  it('may lack optional fields', () => {
    expectTypeOf<Props['fields']['title']>().toEqualTypeOf<SafeHtml | undefined>();
    expectTypeOf<Props['fields']['maybe']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Props['fields']['second']>().toEqualTypeOf<PublicImage | undefined>();
    expectTypeOf<Props['fields']['go']>().toEqualTypeOf<PublicLink | undefined>();
    expectTypeOf<Props['fields']['sign']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<Props['fields']['block_scroll_id']>().toEqualTypeOf<string | undefined>();
  });

  it('have no separators, and groups of their own', () => {
    expectTypeOf<Props['fields']>().not.toHaveProperty('line');
    expectTypeOf<Props['groups'][number]['fields']['label']>().toEqualTypeOf<string>();
    expectTypeOf<Props['groups'][number]['fields']['picture']>().toEqualTypeOf<
      PublicImage | undefined
    >();
    expectTypeOf<Props['groups'][number]['id']>().toEqualTypeOf<string>();
  });

  it('know what their data is, and that a block without data has none', () => {
    type Ready = Extract<DataState, { state: 'ready' }>['state'];
    expectTypeOf<NonNullable<Props['data']>['state']>().toEqualTypeOf<Ready>();
    expectTypeOf<NonNullable<Props['data']>['value']['data']['id']>().toEqualTypeOf<string>();
    expectTypeOf<BlockProps<typeof still>['data']>().toEqualTypeOf<undefined>();
  });

  it('reject a default that is no option, at compile time', () => {
    // @ts-expect-error 'nm' is not one of the options
    const wrong = select({ label, options: [option('km'), option('mi')], default: 'nm' });
    expect(wrong.type).toBe('Select');
  });
});
