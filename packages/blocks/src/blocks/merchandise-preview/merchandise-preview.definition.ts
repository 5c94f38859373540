import * as z from 'zod';
import { defineBlock } from '../../model/definition/define-block.js';
import { json, link, number, string } from '../../model/definition/field.js';
import { paragraph, rdxSquareImage, title } from '../../model/definition/option-sets.js';
import { sample } from './merchandise-preview.sample.js';

const text = z.string().trim().min(1).max(120);

const colour = z.object({
  label: text,
  hex: z
    .string()
    .regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i)
    .optional(),
  image_id: z.string().max(200).optional(),
});

export const merchandisePreview = defineBlock({
  key: 'merchandise-preview',
  name: { ar: 'عرض منتج', en: 'Merchandise preview' },
  description: {
    ar: 'منتج للعلامة بصوره وألوانه ومقاساته، مع رقم هاتف ورابط إلى الوكلاء.',
    en: 'A product of the brand with pictures, colours and sizes, a phone number and a link to the retailers.',
  },
  short_description: {
    ar: 'صور منتج وألوانه ومقاساته',
    en: 'Pictures, colours and sizes',
  },
  group: 'Specials',
  version: 1,
  fields: {
    title: title(),
    paragraph: paragraph(),
    price: number({ label: { ar: 'السعر', en: 'Price' }, min: 0, optional: true }),
    colours: json({
      label: { ar: 'الألوان', en: 'Colours' },
      help: {
        ar: 'قائمة من {label, hex, image_id}. عند اختيار لون تظهر صورته.',
        en: 'A list of {label, hex, image_id}. Choosing a colour shows its picture.',
      },
      schema: z.array(colour).max(20),
      default: [],
    }),
    sizes: json({
      label: { ar: 'المقاسات', en: 'Sizes' },
      help: { ar: 'قائمة نصوص، مثل ["S", "M"].', en: 'A list of texts, such as ["S", "M"].' },
      schema: z.array(text).max(30),
      default: [],
    }),
    phone_button: link({ label: { ar: 'زر الهاتف', en: 'Phone button' }, optional: true }),
    find_us_link: link({
      label: { ar: 'رابط الوكلاء', en: 'Find Us link' },
      optional: true,
      default: {
        type: 'internal',
        label: { ar: 'اعثر علينا', en: 'Find Us' },
        url: '/retailer-locator.html',
      },
    }),
  },
  group_fields: {
    image: rdxSquareImage(),
    colour: string({
      label: { ar: 'لون الصورة', en: 'Colour of the picture' },
      help: { ar: 'اسم من قائمة الألوان.', en: 'A label from the list of colours.' },
      optional: true,
      max_length: 120,
    }),
  },
  complete: ({ image }) => Boolean(image),
  interactive: true,
  sample,
});
