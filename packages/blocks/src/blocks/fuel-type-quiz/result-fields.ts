import type { FuelType } from '@mawkib/core/calculators';
import type { Bilingual } from '../../model/definition/bilingual.js';
import { image, link, markdown, separator, string, text } from '../../model/definition/field.js';
import { prefixed } from '../../shared/fields/prefixed.js';

/** Values of the stock list's filter. */
const engineTypes = {
  petrol: 'petrol',
  diesel: 'diesel',
  phev: 'plug_in_hybrid',
  bev: 'electric',
} as const satisfies Record<FuelType, string>;

const pictureLabel = { ar: 'الصورة', en: 'Picture' };

const line = (ar: string, en: string) => string({ label: { ar, en }, optional: true });
const words = (ar: string, en: string) => text({ label: { ar, en }, optional: true });
const list = (ar: string, en: string) => markdown({ label: { ar, en }, optional: true });
const way = (ar: string, en: string, url: string, label: Bilingual) =>
  link({ label: { ar, en }, default: { url, label }, optional: true });

/**
 * The fields of a result, folded in the editor. A button shows its own label field, or else the
 * label of its link.
 */
export const resultFields = <const F extends FuelType>(
  fuel: F,
  name: Bilingual,
  other: { url: string; label: Bilingual },
) =>
  prefixed(fuel, {
    separator: separator({
      label: { ar: `النتيجة: ${name.ar}`, en: `Result: ${name.en}` },
      collapsed: true,
    }),
    heading: line('العنوان', 'Heading'),
    image: image({ label: pictureLabel, optional: true }),
    introduction: words('المقدمة', 'Introduction'),
    description: words('الوصف', 'Description'),
    advantages: list('المزايا', 'Advantages'),
    disadvantages: list('ما يُراعى', 'Disadvantages'),
    vehicle_label: line('نص زر السيارات', 'Label of the vehicles’ button'),
    vehicle_link: way(
      'رابط السيارات',
      'Link to the vehicles',
      `/vehicles/index.html?engine_types=${engineTypes[fuel]}`,
      {
        ar: 'السيارات المناسبة',
        en: 'See the vehicles',
      },
    ),
    other_option_label: line('نص زر الخيار الآخر', 'Label of the other option'),
    other_option_link: way('رابط الخيار الآخر', 'Link to the other option', other.url, other.label),
    aside_label: line('عنوان العرض الجانبي', 'Aside heading'),
    aside_description: words('نص العرض الجانبي', 'Aside text'),
    primary_label: line('نص الزر الأول', 'Label of the first button'),
    primary_link: way('رابط الزر الأول', 'First link', '/retailer-locator.html', {
      ar: 'أقرب وكيل',
      en: 'Find a retailer',
    }),
    secondary_label: line('نص الزر الثاني', 'Label of the second button'),
    secondary_link: way('رابط الزر الثاني', 'Second link', '/vehicles/index.html', {
      ar: 'كل السيارات',
      en: 'All vehicles',
    }),
  });
