import * as z from 'zod';
import { json } from '../../model/definition/field.js';
import type { Labels } from './labels-in.js';

/** A Json field with every text of a block by key, in both languages. */
export const labelsField = (defaults: Labels) =>
  json({
    label: { ar: 'نصوص القسم', en: 'Labels' },
    help: {
      ar: 'مفتاح ← نص، أو {"ar":"…","en":"…"}.',
      en: 'Key to text, or to {"ar":"…","en":"…"}.',
    },
    schema: z.record(z.string(), z.string().max(500)),
    default: defaults as unknown as Record<string, string>,
  });
