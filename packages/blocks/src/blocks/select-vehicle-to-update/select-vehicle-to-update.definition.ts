import { readUpdateMapper, type UpdateMapper } from '@mawkib/core/calculators';
import { silentLogger } from '@mawkib/core/errors';
import { defineBlock } from '../../model/definition/define-block.js';
import { json, link, markdown, string } from '../../model/definition/field.js';
import { titleSet } from '../../model/definition/option-sets.js';
import type { Schema } from '../../model/definition/public-values.js';
import { sample } from './select-vehicle-to-update.sample.js';

const blank: UpdateMapper = { dropdowns: [], subblock_groups: [] };

/** Accepts a mapper with at least one vehicle, or with nothing at all; invalid entries are left out. */
const mapper: Schema<UpdateMapper> = {
  safeParse(input) {
    const data = readUpdateMapper(input, silentLogger);
    const isBlank = JSON.stringify(input) === JSON.stringify(blank);
    return data.dropdowns.length > 0 || isBlank ? { success: true, data } : { success: false };
  },
};

const line = (ar: string, en: string) => string({ label: { ar, en }, optional: true });

export const selectVehicleToUpdate = defineBlock({
  key: 'select-vehicle-to-update',
  name: { ar: 'اختيار السيارة للتحديث', en: 'Select-vehicle-to-update (map update)' },
  description: {
    ar: 'يختار الزائر طراز سيارته وسنتها، ويرى تحديثات الخرائط المناسبة لها. لكل تحديث نافذة بتفاصيله.',
    en: 'Visitors select a model and a year and see the map updates for it. Each update has a modal with details.',
  },
  short_description: { ar: 'التحديثات بحسب الطراز والسنة', en: 'Updates by model and year' },
  group: 'Specials',
  version: 1,
  fields: {
    ...titleSet(),
    parent_label: line('تسمية القائمة الأولى', 'First label'),
    parent_placeholder: line('نص القائمة الأولى قبل الاختيار', 'First placeholder'),
    child_label: line('تسمية القائمة الثانية', 'Second label'),
    child_placeholder: line('نص القائمة الثانية قبل الاختيار', 'Second placeholder'),
    button_text: string({ label: { ar: 'زر العرض', en: 'Button' } }),
    clear_text: string({ label: { ar: 'زر المسح', en: 'Clear button' } }),
    result_text: string({
      label: { ar: 'نص النتيجة', en: 'Result text' },
      help: {
        ar: '{amount} عدد التحديثات، {parent} الطراز، {child} السنة.',
        en: '{amount} is the number of updates, {parent} the model, {child} the year.',
      },
      optional: true,
    }),
    mapper: json({
      label: { ar: 'الطرازات والسنوات والتحديثات', en: 'Models, years and updates' },
      help: {
        ar: '{"dropdowns": [{"label", "key", "children": [السنوات]}], "subblock_groups": [{"key", "match_dropdowns": [{"parent_key", "child_key": [السنوات]}]}]}',
        en: '{"dropdowns": [{"label", "key", "children": [years]}], "subblock_groups": [{"key", "match_dropdowns": [{"parent_key", "child_key": [years]}]}]}',
      },
      schema: mapper,
      default: blank,
    }),
  },
  group_fields: {
    subblock_key: string({
      label: { ar: 'مفتاح التحديث', en: 'Key of the update' },
      contentful: false,
    }),
    button_text: line('زر النافذة', 'Button of the modal'),
    modal_title: line('عنوان النافذة', 'Modal title'),
    description: markdown({ label: { ar: 'الوصف', en: 'Description' }, optional: true }),
    button: link({ label: { ar: 'الزر في النافذة', en: 'Button in the modal' }, optional: true }),
  },
  interactive: true,
  complete: ({ subblock_key, button_text, modal_title }) =>
    subblock_key.trim() !== '' && Boolean(button_text || modal_title),
  sample,
});
