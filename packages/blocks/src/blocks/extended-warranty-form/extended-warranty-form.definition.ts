import { parseNumber } from '@mawkib/core/locale';
import * as z from 'zod';
import { defineBlock } from '../../model/definition/define-block.js';
import { json } from '../../model/definition/field.js';
import { titleSet } from '../../model/definition/option-sets.js';
import { formFields } from '../../shared/form-panel/form-fields.js';
import { formNeed } from '../../shared/form-panel/form-need.js';
import { sample } from './extended-warranty-form.sample.js';

/** More is a typing error. */
const maxPrice = 1e7;

/** 0 for everything that is no price; such a cell is empty. */
const price = z
  .unknown()
  .optional()
  .transform((stored): number => {
    const amount = typeof stored === 'string' ? parseNumber(stored) : stored;
    return typeof amount === 'number' && amount > 0 && amount <= maxPrice ? amount : 0;
  });

const { title: _, ...form } = formFields();

export const extendedWarrantyForm = defineBlock({
  key: 'extended-warranty-form',
  name: { ar: 'نموذج تمديد الضمان', en: 'Extended warranty form' },
  description: {
    ar: 'جدول بأسعار تمديد الضمان لكل طراز، ثم نموذج للطلب.',
    en: 'A table of extended warranty prices by model, followed by a form to request it.',
  },
  short_description: { ar: 'أسعار تمديد الضمان وطلبه', en: 'Prices of the warranty, and a form' },
  group: 'APO',
  version: 1,
  fields: {
    ...titleSet(),
    price_table: json({
      label: { ar: 'جدول الأسعار', en: 'Price table' },
      help: {
        ar: 'قائمة من {model, from_price}. السعر 0 لا يظهر.',
        en: 'A list of {model, from_price}. A price of 0 is not shown.',
      },
      schema: z.array(z.object({ model: z.string().max(200), from_price: price })).max(100),
      default: [],
    }),
    ...form,
  },
  interactive: true,
  data: ({ fields, locale }) => formNeed(fields.form_id, locale),
  sample,
});
