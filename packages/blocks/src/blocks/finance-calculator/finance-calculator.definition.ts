import type { ResponseOf } from '@mawkib/api-clients/contracts';
import { getContentVehicles } from '@mawkib/api-clients/contracts/content';
import { financeOutputs } from '@mawkib/core/finance';
import { defineBlock } from '../../model/definition/define-block.js';
import {
  bool,
  json,
  link,
  linksCollection,
  markdown,
  select,
  string,
} from '../../model/definition/field.js';
import { headerTag } from '../../model/definition/option-sets.js';
import { labelsField } from '../../shared/labels/labels-field.js';
import { defaultLabels } from './configuration/finance-labels.js';
import { financeProducts } from './configuration/finance-products.js';
import { defaultInputs, inputConfiguration } from './configuration/input-configuration.js';
import { modelsInfo } from './configuration/models-info.js';
import { outputConfiguration } from './configuration/output-configuration.js';
import { sample } from './finance-calculator.sample.js';
import { type CarPrices, pricesOf } from './finance-models.js';

/** Data of the calculator: prices, and when they were read, in milliseconds since 1970. */
export interface FinanceData {
  prices: CarPrices;
  now: number;
}

export const financeCalculator = defineBlock({
  key: 'finance-calculator',
  name: { ar: 'حاسبة التمويل', en: 'Finance calculator' },
  description: {
    ar: 'يختار الزائر الطراز وبرنامج التمويل والدفعة الأولى والمدة، فيرى القسط الشهري وكلفته. أسعار الطرازات من دليل السيارات.',
    en: 'Visitors choose a model, a finance product, the down payment and the term, and see the monthly payment and its cost. Prices of models come from the catalogue.',
  },
  short_description: { ar: 'القسط الشهري لكل طراز', en: 'The monthly payment of each model' },
  group: 'Mena',
  version: 1,
  fields: {
    nameplate_key_filter: string({
      label: { ar: 'الطرازات المعروضة', en: 'Nameplate keys shown' },
      help: {
        ar: 'مفاتيح مفصولة بفواصل، مثل model_a, model_b. اتركه فارغًا لكل الطرازات.',
        en: 'Keys separated by commas, such as model_a, model_b. Leave empty for all models.',
      },
      contentful: false,
    }),
    calculator_style: select({
      label: { ar: 'شكل الحاسبة', en: 'Calculator style' },
      options: [
        { value: 'default', label: { ar: 'الطرازات في الأعلى', en: 'Default: models above' } },
        { value: 'mena', label: { ar: 'الطرازات إلى الجانب', en: 'Mena: models beside' } },
      ],
      default: 'default',
    }),
    labels: labelsField(defaultLabels),
    header_tag: headerTag(),
    disclaimers: markdown({ label: { ar: 'إخلاء المسؤولية', en: 'Disclaimers' } }),
    hide_free_items: bool({ label: { ar: 'إخفاء البنود المجانية', en: 'Hide free items' } }),
    models_info: json({
      label: { ar: 'الطرازات', en: 'Models' },
      help: {
        ar: 'قائمة من {key, nameplate_key, name, image_id, engine_type}. المفتاح key لسيارة في دليل السيارات، ومنه سعرها. استخدم price للسيارات غير الموجودة في الدليل.',
        en: 'A list of {key, nameplate_key, name, image_id, engine_type}. key is a car of the catalogue and has its price. Use price for cars that are not in the catalogue.',
      },
      schema: modelsInfo,
      default: [],
    }),
  },
  group_fields: {
    finance_product: select({
      label: { ar: 'برنامج التمويل', en: 'Finance product' },
      options: financeProducts,
    }),
    name: string({ label: { ar: 'الاسم', en: 'Name' }, required: true, max_length: 80 }),
    description: markdown({
      label: { ar: 'الوصف', en: 'Description' },
      default: {
        ar: 'اختر من 24 إلى 60 قسطًا شهريًا. الحد الأقصى للمسافة خلال العقد 120,000 كم لسيارات البنزين و150,000 كم لسيارات الديزل.',
        en: 'Choose between 24 and 60 monthly rentals. The maximum mileage over the contract is 120,000 km for petrol and 150,000 km for diesel.',
      },
    }),
    link: link({ label: { ar: 'رابط', en: 'Link' } }),
    buttons: linksCollection({ label: { ar: 'أزرار', en: 'Buttons' } }),
    input_configuration: json({
      label: { ar: 'إعدادات المدخلات', en: 'Input configuration' },
      help: {
        ar: 'down_payment وduration وفي كل منهما min وmax وdefault وinterval وunit، ثم interest_rate وcontribution وresidual_value.',
        en: 'down_payment and duration, each with min, max, default, interval and unit; interest_rate, contribution, residual_value.',
      },
      schema: inputConfiguration,
      default: defaultInputs,
    }),
    output_configuration: json({
      label: { ar: 'البنود المعروضة', en: 'Output configuration' },
      help: {
        ar: 'قائمة بأسماء البنود، مثل ["monthly_payment", {"total_deposit": ["cash_deposit"]}].',
        en: 'A list of outputs, such as ["monthly_payment", {"total_deposit": ["cash_deposit"]}].',
      },
      schema: outputConfiguration,
      default: [...financeOutputs],
    }),
    disclaimer: markdown({ label: { ar: 'إخلاء المسؤولية', en: 'Disclaimer' } }),
  },
  complete: ({ name }) => name.trim() !== '',
  interactive: true,
  data: ({ fields, locale }) =>
    fields.models_info.length === 0
      ? null
      : {
          operation: getContentVehicles,
          input: { query: { locale } },
          select: ({ data }: ResponseOf<typeof getContentVehicles>): FinanceData => ({
            prices: pricesOf(data, fields.models_info),
            now: Date.now(),
          }),
        },
  sample,
});
