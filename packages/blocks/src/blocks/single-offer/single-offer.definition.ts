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
    ar: 'عرض بصورته ونصه ونموذجه. يفتح النموذج مباشرة لمن يصل بالرابط الذي ينتهي بالرمز المذكور، ويختفي القسم خارج فترة العرض.',
    en: 'An offer with its picture, text and form. A link that ends in the given hash opens the form at once; outside its schedule the block is not shown.',
  },
  short_description: { ar: 'عرض مع نموذجه', en: 'An offer with its form' },
  group: 'Mena',
  version: 1,
  fields: {
    hash: string({
      label: { ar: 'رمز الرابط', en: 'Hash' },
      help: {
        ar: 'بلا #. رابط الصفحة مع هذا الرمز يفتح النموذج.',
        en: 'Without #. The page’s address with this hash opens the form.',
      },
      contentful: false,
      max_length: 60,
    }),
    hidden_fields: json({
      label: { ar: 'الحقول المخفية', en: 'Hidden fields' },
      help: { ar: 'الاسم ← القيمة.', en: 'Name to value.' },
      schema: z.record(z.string(), z.string()),
      default: {},
    }),
    ...titleSet(),
    ...paragraphSet(),
    image: rdxImage(),
    form_id: string({
      label: { ar: 'معرّف النموذج', en: 'Form id' },
      contentful: false,
      optional: true,
      max_length: 64,
    }),
    offer_schedule: offerSchedule(),
  },
  interactive: true,
  sample,
});
