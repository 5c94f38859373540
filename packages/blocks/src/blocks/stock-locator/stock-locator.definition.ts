import { listVehicles } from '@mawkib/api-clients/contracts';
import { toServiceQuery } from '@mawkib/stock-locator/engine';
import * as z from 'zod';
import { defineBlock } from '../../model/define-block.js';
import { bool, json, select, separator, string } from '../../model/field.js';
import { forCards } from './for-cards.js';
import { sample } from './stock-locator.sample.js';
import { defaultListing, stockQuery } from './stock-query.js';

const same = (value: string) => ({ value, label: { ar: value, en: value } }) as const;
const filter = (ar: string, en: string) => bool({ label: { ar, en } });
const usualFilter = (ar: string, en: string) => bool({ label: { ar, en }, default: true });

/** A headline, and the models that the list is restricted to. */
const vehicles = z.object({
  headline: z.string().default(''),
  list: z.array(z.string()).default([]),
});

export const stockLocator = defineBlock({
  key: 'stock-locator',
  name: { ar: 'باحث السيارات', en: 'Stock locator' },
  description: {
    ar: 'قائمة السيارات المتوفرة مع التصفية والترتيب؛ تحفظ الصفحة الاختيارات في عنوانها.',
    en: 'The vehicles in stock with filters and sorting; the page’s address keeps the choice.',
  },
  short_description: { ar: 'البحث في السيارات المتوفرة', en: 'Find a vehicle in stock' },
  group: 'Stock Locator',
  version: 1,
  fields: {
    ci_key_list: string({
      label: { ar: 'مفتاح القائمة', en: 'List key' },
      help: {
        ar: 'القائمة العامة إن تُرك فارغًا؛ ويمكن ذكر أكثر من قائمة بينها فواصل.',
        en: 'The market’s own list when empty; several are separated by commas.',
      },
      contentful: false,
      max_length: 200,
    }),
    ci_key_brand: select({
      label: { ar: 'العلامة', en: 'Brand' },
      options: [
        { value: 'All', label: { ar: 'الكل', en: 'All' } },
        { value: 'Land Rover', label: { ar: 'لاند روفر', en: 'Land Rover' } },
        { value: 'Jaguar', label: { ar: 'جاكوار', en: 'Jaguar' } },
      ],
    }),
    ci_key_model: select({
      label: { ar: 'الطراز', en: 'Model' },
      options: [
        { value: 'None', label: { ar: 'دون تحديد', en: 'None' } },
        same('F-Pace'),
        same('I-Pace'),
        same('E-Pace'),
        same('F-Type'),
        same('XE'),
        same('XJ'),
        same('XF'),
      ],
    }),
    filters: separator({ label: { ar: 'عوامل التصفية', en: 'Filters' } }),
    brands: usualFilter('العلامات', 'Brands'),
    models: usualFilter('الطرازات', 'Models'),
    financing_options: filter('خيارات التمويل', 'Financing options'),
    states: usualFilter('الحالات', 'States'),
    statuses: filter('التوفّر', 'Statuses'),
    msrp_price: filter('سعر القائمة', 'List price'),
    display_price: usualFilter('السعر', 'Price'),
    mileage: usualFilter('المسافة المقطوعة', 'Mileage'),
    production_year: usualFilter('سنة الصنع', 'Production year'),
    model_year: filter('سنة الطراز', 'Model year'),
    power: filter('القوة', 'Power'),
    engine_types: usualFilter('أنواع المحركات', 'Engine types'),
    transmissions: usualFilter('نواقل الحركة', 'Transmissions'),
    colors: usualFilter('الألوان', 'Colours'),
    specific_colors: filter('ألوان الطلاء', 'Specific colours'),
    dealers: usualFilter('الوكلاء', 'Retailers'),
    number_of_seats: filter('عدد المقاعد', 'Number of seats'),
    list: separator({ label: { ar: 'القائمة', en: 'List' } }),
    vehicles: json({
      label: { ar: 'العنوان والطرازات', en: 'Headline and models' },
      help: {
        ar: 'عنوان القائمة والطرازات التي تقتصر عليها؛ كل الطرازات إن تُركت فارغة: {"headline": "…", "list": ["Defender"]}.',
        en: 'The list’s headline and the models it is restricted to, all when empty: {"headline": "…", "list": ["Defender"]}.',
      },
      schema: vehicles,
      default: { headline: '', list: [] },
    }),
    reset_button_theme: select({
      label: { ar: 'نمط زر إعادة الضبط', en: 'Reset button theme' },
      options: [
        { value: 'primary', label: { ar: 'أساسي', en: 'Primary' } },
        { value: 'secondary', label: { ar: 'ثانوي', en: 'Secondary' } },
      ],
      default: 'secondary',
    }),
  },
  moves: true,
  data: ({ fields, search, locale }) => ({
    operation: listVehicles,
    input: {
      params: { listing: fields.ci_key_list.trim() || defaultListing },
      query: toServiceQuery(stockQuery(search, fields), { lang: locale }),
    },
    select: forCards,
  }),
  sample,
});
