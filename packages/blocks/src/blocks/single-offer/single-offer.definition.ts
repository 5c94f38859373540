import * as z from 'zod';
import { defineBlock } from '../../model/definition/define-block.js';
import { json, string } from '../../model/definition/field.js';
import {
  offerSchedule,
  paragraphSet,
  rdxImage,
  titleSet,
} from '../../model/definition/option-sets.js';
import { sample } from './single-offer.sample.js';

export const singleOffer = defineBlock({
  key: 'single-offer',
  name: { ar: 'عرض واحد', en: 'Single offer' },
  description: {
    ar: 'عرض بصورة ونص ونموذج. الرابط الذي ينتهي برمز العرض يفتح النموذج مباشرة. يختفي القسم خارج فترة العرض.',
    en: 'An offer with a picture, a text and a form. A link that ends with the hash opens the form. The block is hidden outside its schedule.',
  },
  short_description: { ar: 'عرض مع نموذجه', en: 'An offer with its form' },
  group: 'Mena',
  version: 1,
  fields: {
    hash: string({
      label: { ar: 'رمز الرابط', en: 'Hash' },
      help: {
        ar: 'دون #. عنوان URL للصفحة مع هذا الرمز يفتح النموذج.',
        en: 'Without #. The URL of the page with this hash opens the form.',
      },
      contentful: false,
      max_length: 60,
    }),
    hidden_fields: json({
      label: { ar: 'الحقول المخفية', en: 'Hidden fields' },
      help: { ar: 'أسماء الحقول وقيمها.', en: 'Names of fields and their values.' },
      schema: z.record(z.string(), z.string()),
      default: {},
    }),
    ...titleSet(),
    ...paragraphSet(),
    image: rdxImage(),
    form_id: string({
      label: { ar: 'معرّف النموذج', en: 'Form ID' },
      contentful: false,
      optional: true,
      max_length: 64,
    }),
    offer_schedule: offerSchedule(),
  },
  interactive: true,
  sample,
});
