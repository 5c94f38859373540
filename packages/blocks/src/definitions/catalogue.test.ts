import { describe, expect, it } from 'vitest';
import {
  definitionOf,
  definitions,
  fromSample,
  resolvePage,
  templates,
  validateTree,
} from './index.js';

const ids = () => {
  let count = 0;
  return () => `id-${count++}`;
};

describe.each(definitions.map((definition) => [definition.key, definition] as const))(
  '%s',
  (_key, definition) => {
    it.each(['ar', 'en'] as const)(
      'has a %s sample that is valid and resolves without a report',
      (locale) => {
        const block = fromSample(definition, definition.sample[locale], ids());
        expect(
          validateTree([block], definitionOf).filter(({ severity }) => severity === 'error'),
        ).toEqual([]);
        const reports: unknown[] = [];
        const [resolved] = resolvePage([block], definitionOf, {
          locale,
          now: new Date('2026-01-01T00:00:00Z'),
          report: (issue) => reports.push(issue),
        });
        expect(reports).toEqual([]);
        expect(resolved?.template).toBe(definition.template);
      },
    );
  },
);

it('serves every block as a template', () => {
  expect(templates().map(({ id, type }) => [id, type])).toEqual(
    definitions.map(({ key }) => [key, 'template']),
  );
});
