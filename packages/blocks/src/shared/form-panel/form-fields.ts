import * as z from 'zod';
import { bool, json, string } from '../../model/definition/field.js';
import { buttonPosition } from '../../model/definition/option-sets.js';

const mapping = z.record(z.string(), z.string());

/** The form of a block, and how the page's address prefills it. */
export const formFields = () => ({
  title: string({ label: { ar: 'العنوان', en: 'Title' }, optional: true }),
  form_id: string({
    label: { ar: 'معرّف النموذج', en: 'Form ID' },
    contentful: false,
    required: true,
    max_length: 64,
  }),
  has_two_columns: bool({ label: { ar: 'عمودان', en: 'Two columns' } }),
  form_hidden_field_mapping: json({
    label: { ar: 'الحقول المخفية', en: 'Hidden fields' },
    help: { ar: 'اسم الحقل وقيمته.', en: 'Names of fields and their values.' },
    schema: mapping,
    default: {},
  }),
  form_params_mapping: json({
    label: { ar: 'ربط معاملات العنوان بالحقول', en: 'URL parameters to fields' },
    help: {
      ar: 'معامل العنوان، ومعرّف حقل النموذج.',
      en: 'URL parameters and the IDs of their form fields.',
    },
    schema: mapping,
    default: {},
  }),
  form_location_params_mapping: json({
    label: { ar: 'ربط معاملات العنوان بحقول الموقع', en: 'URL parameters to location fields' },
    help: {
      ar: 'معامل العنوان، ومعرّف حقل الموقع.',
      en: 'URL parameters and the IDs of their location fields.',
    },
    schema: mapping,
    default: {},
  }),
  form_location_mapping: json({
    label: { ar: 'ربط المواقع الخارجية', en: 'External locations' },
    help: {
      ar: 'المعرّف الخارجي، ومعرّف الموقع.',
      en: 'External IDs and the IDs of their locations.',
    },
    schema: mapping,
    default: {},
  }),
  button_position: buttonPosition(),
});
