import { expect, it } from 'vitest';
import type { FieldMap } from '../model/definition/field.js';
import { definitions } from './catalogue.fixture.js';

const images = definitions.flatMap(({ key, fields, group_fields }) =>
  Object.entries({ ...(fields as FieldMap), ...(group_fields as FieldMap) })
    .filter(([, { type }]) => type === 'Image')
    .map(([name, { attrs }]) => [`${key}: ${name}`, attrs] as const),
);

it('every picture of every block lists its own sizes, largest first [B-9-40]', () => {
  expect(images).not.toEqual([]);
  for (const [name, { sizes = [] }] of images) {
    expect([name, sizes.length]).not.toEqual([name, 0]);
    const widths = sizes.map(({ width }) => width);
    expect([name, widths]).toEqual([name, [...widths].sort((one, other) => other - one)]);
    for (const { width, height } of sizes) {
      expect([name, Number.isInteger(width) && width > 0]).toEqual([name, true]);
      expect([name, Number.isInteger(height) && height > 0]).toEqual([name, true]);
    }
  }
});
