import { getForm, type ResponseOf } from '@mawkib/api-clients/contracts';
import { sanitize } from '@mawkib/ui/rich-text';
import * as z from 'zod';
import { defineBlock } from '../../model/definition/define-block.js';
import { bool, json, string } from '../../model/definition/field.js';
import { buttonPosition } from '../../model/definition/option-sets.js';
import { showableTexts } from '../../model/stored/showable.js';
import { sample } from './form-component.sample.js';

/** A form for display: sanitizes its introduction and removes invalid characters from its texts. */
function safeForm(response: ResponseOf<typeof getForm>) {
  const { data } = showableTexts(response);
  const { introduction, ...attributes } = data.attributes;
  const safe = introduction === undefined ? {} : { introduction: sanitize(introduction) };
  return { ...response, data: { ...data, attributes: { ...attributes, ...safe } } };
}

const mapping = z.record(z.string(), z.string());

export const formComponent = defineBlock({
  key: 'form-component',
  name: { ar: 'نموذج', en: 'Form component' },
  description: {
    ar: 'نموذج من خدمة النماذج، تُملأ حقوله مسبقًا من عنوان الصفحة.',
    en: 'A form of the forms service; its fields can be filled in from the page’s address.',
  },
  short_description: { ar: 'نموذج تواصل', en: 'A form that visitors fill in' },
  group: 'Other',
  version: 1,
  fields: {
    title: string({ label: { ar: 'العنوان', en: 'Title' }, optional: true }),
    form_id: string({
      label: { ar: 'مُعرّف النموذج', en: 'Form id' },
      contentful: false,
      required: true,
      max_length: 64,
    }),
    has_two_columns: bool({ label: { ar: 'عمودان', en: 'Two columns' } }),
    form_hidden_field_mapping: json({
      label: { ar: 'الحقول المخفية', en: 'Hidden fields' },
      help: { ar: 'الاسم ← القيمة.', en: 'Name to value.' },
      schema: mapping,
      default: {},
    }),
    form_params_mapping: json({
      label: { ar: 'ربط معاملات العنوان بالحقول', en: 'Address parameters to fields' },
      help: { ar: 'معامل العنوان ← مُعرّف الحقل.', en: 'Address parameter to form field id.' },
      schema: mapping,
      default: {},
    }),
    form_location_params_mapping: json({
      label: { ar: 'ربط معاملات العنوان بالمواقع', en: 'Address parameters to location fields' },
      help: {
        ar: 'معامل العنوان ← مُعرّف حقل الموقع.',
        en: 'Address parameter to location field id.',
      },
      schema: mapping,
      default: {},
    }),
    form_location_mapping: json({
      label: { ar: 'ربط المواقع الخارجية', en: 'External locations' },
      help: { ar: 'المُعرّف الخارجي ← مُعرّف الموقع.', en: 'External id to location id.' },
      schema: mapping,
      default: {},
    }),
    button_position: buttonPosition(),
  },
  interactive: true,
  data: ({ fields, locale }) =>
    fields.form_id.trim() === ''
      ? null
      : {
          operation: getForm,
          input: { params: { id: fields.form_id.trim() }, query: { locale } },
          select: safeForm,
        },
  sample,
});
