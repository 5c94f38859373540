import { defineBlock } from '../../model/definition/define-block.js';
import { number, string } from '../../model/definition/field.js';
import { paragraph, paragraphSet, rdxImage, titleSet } from '../../model/definition/option-sets.js';
import { sample } from './range-component.sample.js';

export const rangeComponent = defineBlock({
  key: 'range-component',
  name: { ar: 'شريط القيم', en: 'Range component' },
  description: {
    ar: 'شريط تمرير يغيّر القيمة والصورة والنص. للعرض فقط، دون حساب.',
    en: 'A slider that changes a value, a picture and a text. It does not calculate.',
  },
  short_description: { ar: 'قيم وصور على شريط', en: 'Values and pictures on a slider' },
  group: 'Advanced',
  version: 1,
  fields: { ...titleSet(), ...paragraphSet() },
  group_fields: {
    label: string({ label: { ar: 'اسم الموضع', en: 'Label' }, optional: true, max_length: 80 }),
    range: number({ label: { ar: 'القيمة', en: 'Value' }, optional: true }),
    image: rdxImage(),
    paragraph: paragraph(),
  },
  interactive: true,
  complete: ({ label, range, image, paragraph }) =>
    Boolean(label || image || paragraph) || range !== undefined,
  sample,
});
