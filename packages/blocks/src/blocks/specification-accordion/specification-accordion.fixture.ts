import type { StoredBlock } from '../../model/definition/public-values.js';

const text = (ar: string, en: string) => ({ ar, en });

/** Stored content of version 1: known and unknown keys, a text, and a section that holds nothing. */
export const fixtures: StoredBlock[] = [
  {
    id: 'spec-1',
    template: 'specification-accordion',
    version: 1,
    fields: { model_key: 'xf-21my', title: text('مواصفات', 'Specifications') },
    groups: [
      {
        id: 'sp-a',
        fields: {
          label: text('الأداء', 'Performance'),
          spec_keys:
            '[{"key":"power","label":{"ar":"القوة القصوى","en":"Peak power"}},{"key":"horsepower_of_a_rocket"}]',
        },
      },
      {
        id: 'sp-b',
        fields: {
          label: text('الدفع', 'Drive'),
          spec_keys: '[{"key":"drivetrain"},{"key":"price"}]',
          content: text('نصّ.', 'Text.'),
        },
      },
      {
        id: 'sp-c',
        fields: { label: text('مجهول', 'Unknown'), spec_keys: '[{"key":"nothing"}]' },
      },
      { id: 'sp-d', fields: { label: text('فارغ', 'Empty') } },
    ],
  },
];
