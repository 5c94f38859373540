import { cars, colors } from './cars.ts';
import { createRandom } from './random.ts';
import { type Defect, rowsOf, type SampleList, type SampleMapping } from './sample-list.ts';

const columns = [
  'رقم الإعلان',
  'العنوان',
  'الماركة',
  'الموديل',
  'السنة',
  'السعر',
  'الممشى',
  'القير',
  'نوع الوقود',
  'اللون',
  'سعة المحرك',
  'المنطقة',
  'المواصفات',
];

const mapping: SampleMapping = {
  version: 1,
  target: 'vehicles',
  columns: [
    { field: 'model_display_name.ar', column: 'العنوان' },
    { field: 'nameplate_brand_name', column: 'الماركة' },
    { field: 'nameplate_name', column: 'الموديل' },
    { field: 'production_year', column: 'السنة' },
    { field: 'sale_price', column: 'السعر' },
    { field: 'mileage', column: 'الممشى' },
    { field: 'transmission', column: 'القير' },
    { field: 'engine_type', column: 'نوع الوقود' },
    { field: 'color_name.ar', column: 'اللون' },
    { field: 'engine_capacity', column: 'سعة المحرك' },
    { field: 'features_standard.ar', column: 'المواصفات', separator: '،' },
    { field: 'state', constant: 'used' },
    { field: 'status', constant: 'stock' },
  ],
  match: { id: 'رقم الإعلان' },
};

const defects: readonly Defect[] = [
  'no_model',
  'negative_price',
  'absurd_mileage',
  'foreign_currency',
  'markup',
  'direction',
  'spaces',
  'case',
  'duplicate',
  'unknown_fuel',
];

const arabic = (figure: number) =>
  figure
    .toLocaleString('en')
    .replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
    .replaceAll(',', '٬');

/**
 * A list in Arabic: the same words in several spellings, both kinds of digits, prices of 0 for
 * "call me".
 */
export function arabicList(count = 2_000, seed = 29): SampleList {
  return {
    columns,
    mapping,
    get rows() {
      const random = createRandom(seed);
      return rowsOf(count, (number) => {
        const car = random.pick(cars);
        const [, model] = random.pick(car.models);
        const [, color] = random.pick(colors);
        const year = random.whole(2000, 2025);
        const price = random.once(6) ? 0 : random.whole(10, 700) * 1_000;
        const mileage = random.whole(0, 400_000);
        const defect = number > 1 && random.once(12) ? random.pick(defects) : undefined;
        const cell = (name: Defect, dirty: string, valid: string) =>
          defect === name ? dirty : valid;
        const written = random.once(2) ? arabic(price) : price.toLocaleString('en');
        const title = `${car.ar} ${model} ${random.once(2) ? arabic(year).replace('٬', '') : year}`;
        return {
          defect,
          cells: [
            cell('duplicate', 'إعلان-1', `إعلان-${number}`),
            cell('direction', `\u202e${title}`, cell('markup', `<h1>${title}</h1>`, title)),
            cell(
              'spaces',
              `${car.ar.replace(' ', '\u3000')}\u200b `,
              cell('case', `${car.ar.slice(0, 1)}ـ${car.ar.slice(1)}`, car.ar),
            ),
            cell('no_model', '-', model),
            String(year),
            cell(
              'negative_price',
              '-٥٠٠٠',
              cell(
                'foreign_currency',
                `${written} دولار`,
                random.once(3) ? `${written} درهم` : written,
              ),
            ),
            cell('absurd_mileage', '99999999', random.once(2) ? arabic(mileage) : `${mileage} كم`),
            random.pick(['أوتوماتيك', 'اتوماتيك', 'أوتوماتيكي', 'عادي']),
            cell('unknown_fuel', 'بخار', random.pick(['بنزين', 'ديزل', 'هايبرد'])),
            random.once(2) ? color : color.replace('أ', 'ا'),
            random.pick(['1.6', '2.0', '٢٫٥', '3.5 لتر', '4000 cc']),
            random.pick(['الرياض', 'جدة', 'الدمام', 'دبي']),
            random.pick(['فتحة سقف، كاميرا خلفية، جلد', 'كاميرا خلفية، نظام ملاحة', '']),
          ],
        };
      });
    },
  };
}
