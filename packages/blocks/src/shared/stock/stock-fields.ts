import { marketBrands, modelNames, stockBrand } from '@mawkib/core/brands';
import type { FilterKey } from '@mawkib/stock-locator/engine';
import * as z from 'zod';
import { bool, json, select, separator, string } from '../../model/definition/field.js';

const same = (value: string) => ({ value, label: { ar: value, en: value } }) as const;
/** A headline and the models of the list. */
const vehicles = z.object({
  headline: z.string().default(''),
  list: z.array(z.string()).default([]),
});

/**
 * Fields of a stock-list block; blocks differ in which of the seventeen filters are on by default.
 */
export function stockFields(defaultKeys: readonly FilterKey[]) {
  const filter = (key: FilterKey, ar: string, en: string) =>
    bool({ label: { ar, en }, ...(defaultKeys.includes(key) && { default: true }) });
  return {
    ci_key_list: string({
      label: { ar: 'مفتاح القائمة', en: 'List key' },
      help: {
        ar: 'اتركه فارغًا لقائمة السوق. افصل بين القوائم بفواصل.',
        en: 'Leave empty for the list of the market. Separate several lists with commas.',
      },
      contentful: false,
      max_length: 200,
    }),
    ci_key_brand: select({
      label: { ar: 'العلامة', en: 'Brand' },
      get options() {
        const brands = marketBrands().map((brand) => ({
          value: stockBrand(brand),
          label: brand.name,
        }));
        return [{ value: 'All', label: { ar: 'الكل', en: 'All' } }, ...brands];
      },
    }),
    ci_key_model: select({
      label: { ar: 'الطراز', en: 'Model' },
      get options() {
        const none = { value: 'None', label: { ar: 'دون تحديد', en: 'None' } };
        return [none, ...modelNames().map(same)];
      },
    }),
    filters: separator({ label: { ar: 'عوامل التصفية', en: 'Filters' } }),
    brands: filter('brands', 'العلامات', 'Brands'),
    models: filter('models', 'الطرازات', 'Models'),
    financing_options: filter('financing_options', 'خيارات التمويل', 'Financing options'),
    states: filter('states', 'الحالات', 'States'),
    statuses: filter('statuses', 'التوفر', 'Statuses'),
    msrp_price: filter('msrp_price', 'السعر الرسمي', 'List price'),
    display_price: filter('display_price', 'السعر', 'Price'),
    mileage: filter('mileage', 'المسافة المقطوعة', 'Mileage'),
    production_year: filter('production_year', 'سنة الصنع', 'Production year'),
    model_year: filter('model_year', 'سنة الطراز', 'Model year'),
    power: filter('power', 'القوة', 'Power'),
    engine_types: filter('engine_types', 'أنواع المحركات', 'Engine types'),
    transmissions: filter('transmissions', 'نواقل الحركة', 'Transmissions'),
    colors: filter('colors', 'الألوان', 'Colours'),
    specific_colors: filter('specific_colors', 'ألوان الطلاء', 'Specific colours'),
    dealers: filter('dealers', 'الوكلاء', 'Retailers'),
    number_of_seats: filter('number_of_seats', 'عدد المقاعد', 'Number of seats'),
    list: separator({ label: { ar: 'القائمة', en: 'List' } }),
    vehicles: json({
      label: { ar: 'العنوان والطرازات', en: 'Headline and models' },
      help: {
        ar: 'عنوان القائمة وطرازاتها: {"headline": "…", "list": ["…"]}. تعرض القائمة كل الطرازات إن تركتها فارغة.',
        en: 'Headline and models of the list: {"headline": "…", "list": ["…"]}. Leave the list empty for all models.',
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
  };
}
