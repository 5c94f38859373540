import * as z from 'zod';
import { json } from '../../model/definition/field.js';
import type { Labels } from './labels-in.js';

/** A Json field with every text of a block by key, in both languages. */
export const labelsField = (defaults: Labels) =>
  json({
    label: { ar: 'نصوص القسم', en: 'Labels' },
    help: {
      ar: 'مفاتيح ونصوصها. يمكن أن يكون النص {"ar":"…","en":"…"}.',
      en: 'Keys and their texts. A text may be {"ar":"…","en":"…"}.',
    },
    schema: z.record(z.string(), z.string().max(500)),
    default: defaults as unknown as Record<string, string>,
  });
