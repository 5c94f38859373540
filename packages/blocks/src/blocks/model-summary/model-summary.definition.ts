import { getVehicleSpecs } from '@mawkib/api-clients/contracts/content';
import { defineBlock } from '../../model/definition/define-block.js';
import { bool, string } from '../../model/definition/field.js';
import { rdxImage, titleSet } from '../../model/definition/option-sets.js';
import { sample } from './model-summary.sample.js';
import { onlySpecs } from './specs-of-engine.js';

const key = (ar: string, en: string) => string({ label: { ar, en }, contentful: false });
const specKey = (ar: string, en: string) =>
  string({ label: { ar, en }, contentful: false, optional: true });
const specLabel = (ar: string, en: string) =>
  string({
    label: { ar, en },
    help: {
      ar: 'اتركه فارغًا لاستخدام التسمية في بيانات الطراز.',
      en: 'Leave empty to use the label in the model’s data.',
    },
    optional: true,
  });

export const modelSummary = defineBlock({
  key: 'model-summary',
  name: { ar: 'ملخص الطراز', en: 'Model-summary' },
  description: {
    ar: 'صورة طراز وعنوانه، مع ثلاث مواصفات أو أسعار تأتي من بيانات السيارة.',
    en: 'Picture and title of a model, with up to three specs or prices from the car’s data.',
  },
  short_description: { ar: 'طراز وثلاث مواصفات', en: 'A model and three specs' },
  group: 'Content',
  version: 1,
  fields: {
    car_key: key('مفتاح السيارة', 'Car key'),
    engine_key: key('مفتاح المحرك', 'Engine key'),
    spec_1_key: specKey('مفتاح المواصفة الأولى', 'Key of spec 1'),
    spec_1_label: specLabel('تسمية المواصفة الأولى', 'Label of spec 1'),
    spec_2_key: specKey('مفتاح المواصفة الثانية', 'Key of spec 2'),
    spec_2_label: specLabel('تسمية المواصفة الثانية', 'Label of spec 2'),
    spec_3_key: specKey('مفتاح المواصفة الثالثة', 'Key of spec 3'),
    spec_3_label: specLabel('تسمية المواصفة الثالثة', 'Label of spec 3'),
    has_columns: bool({
      label: { ar: 'الصورة والنص في عمودين', en: 'Picture and text in columns' },
    }),
    tab_id: string({
      label: { ar: 'معرّف التبويب', en: 'Tab ID' },
      help: {
        ar: 'يُضاف إلى عنوان URL للصفحة، مثل ‎#engine، ويصل الرابط إلى هذا الملخص.',
        en: 'Added to the URL of the page, such as #engine, to link to this summary.',
      },
      contentful: false,
      format: 'id',
      max_length: 64,
    }),
    ...titleSet(),
    image: rdxImage(),
  },
  interactive: false,
  data: ({ fields, locale }) => {
    const keys = [fields.spec_1_key, fields.spec_2_key, fields.spec_3_key];
    const id = fields.car_key.trim();
    if (id === '' || !keys.some(Boolean)) return null;
    return {
      operation: getVehicleSpecs,
      input: { params: { id }, query: { locale } },
      select: onlySpecs(keys, fields.engine_key),
    };
  },
  sample,
});
