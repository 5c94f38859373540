import { describe, expect, it } from 'vitest';
import type { FieldMap, FieldType } from '../model/definition/field.js';
import { definitions } from './catalogue.fixture.js';

/** All other types of the catalogue are strings. */
const isContentful: Partial<Record<FieldType, boolean>> = {
  Markdown: true,
  Text: true,
  Image: true,
  Link: true,
  LinksCollection: true,
  Bool: false,
  Icon: false,
  Json: false,
  Number: false,
  Select: false,
  Separator: false,
};

/** Strings for programs: ids, keys, URLs, lists of ids, a schedule. */
const isKey = /(?:^|_)(?:id|key|url|list|schedule|background|filter|hash)$|Id$|^(?:yt|video)$/;

/** A name that other blocks give to a text: the offers' category is compared with that of offers. */
const isOther = new Set(['offers.fields.category']);

/** Fields that violate the rule, as `offers.fields.title`. */
const wrong = (place: string, fields: FieldMap) =>
  Object.entries(fields).flatMap(([name, { type, contentful }]) =>
    contentful === (isContentful[type] ?? !isKey.test(name)) || isOther.has(`${place}.${name}`)
      ? []
      : [`${place}.${name}`],
  );

describe('what visitors read is translated, and nothing else', () => {
  it.each(definitions.map((definition) => [definition.template, definition] as const))(
    'of %s [B-1-13]',
    (template, { fields, group_fields }) => {
      expect([
        ...wrong(`${template}.fields`, fields),
        ...wrong(`${template}.group_fields`, group_fields),
      ]).toEqual([]);
    },
  );

  it('both kinds of strings are there [B-1-13]', () => {
    const strings = definitions
      .flatMap(({ fields, group_fields }): FieldMap[] => [fields, group_fields])
      .flatMap((fields) => Object.values(fields))
      .filter(({ type }) => type === 'String');
    expect(strings.some(({ contentful }) => contentful)).toBe(true);
    expect(strings.some(({ contentful }) => !contentful)).toBe(true);
  });
});
