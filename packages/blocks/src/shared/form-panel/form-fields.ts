import * as z from 'zod';
import { bool, json, string } from '../../model/definition/field.js';
import { buttonPosition } from '../../model/definition/option-sets.js';

const mapping = z.record(z.string(), z.string());

/** The form of a block, and how the page's address prefills it. */
export const formFields = () => ({
  title: string({ label: { ar: 'العنوان', en: 'Title' }, optional: true }),
  form_id: string({
    label: { ar: 'معرّف النموذج', en: 'Form id' },
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
    help: { ar: 'معامل العنوان ← معرّف الحقل.', en: 'Address parameter to form field id.' },
    schema: mapping,
    default: {},
  }),
  form_location_params_mapping: json({
    label: { ar: 'ربط معاملات العنوان بالمواقع', en: 'Address parameters to location fields' },
    help: {
      ar: 'معامل العنوان ← معرّف حقل الموقع.',
      en: 'Address parameter to location field id.',
    },
    schema: mapping,
    default: {},
  }),
  form_location_mapping: json({
    label: { ar: 'ربط المواقع الخارجية', en: 'External locations' },
    help: { ar: 'المعرّف الخارجي ← معرّف الموقع.', en: 'External id to location id.' },
    schema: mapping,
    default: {},
  }),
  button_position: buttonPosition(),
});
