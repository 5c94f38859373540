import { defineBlock } from '../../model/definition/define-block.js';
import { icon, link, number, string } from '../../model/definition/field.js';
import { paragraphSet, rdxImage, titleSet } from '../../model/definition/option-sets.js';
import { defaultEquipment, maxRentalPrice } from '../../shared/rental/rental-extras.js';
import { sample } from './car-rent.sample.js';

const iconOf = (at: number) =>
  icon({ label: { ar: `أيقونة ${at}`, en: `Icon ${at}` }, optional: true });
const textOf = (at: number) =>
  string({ label: { ar: `نص ${at}`, en: `Text ${at}` }, optional: true, max_length: 120 });
/** A new car has the extras of a new rental step. */
const equipmentOf = (at: number) => defaultEquipment[at - 1] ?? defaultEquipment[0];
const extraLabel = (at: number) =>
  string({
    label: { ar: `تجهيز إضافي ${at}`, en: `Extra ${at}` },
    help: {
      ar: at === 3 || at === 4 ? 'نعم أو لا.' : 'عدد من 0 إلى 10.',
      en: at === 3 || at === 4 ? 'Yes or no.' : 'An amount from 0 to 10.',
    },
    optional: true,
    max_length: 120,
    default: { ar: equipmentOf(at).ar, en: equipmentOf(at).en },
  });
const extraPrice = (at: number) =>
  number({
    label: { ar: `سعر التجهيز ${at}`, en: `Price of extra ${at}` },
    min: 0,
    max: maxRentalPrice,
    optional: true,
    default: equipmentOf(at).price,
  });

export const carRent = defineBlock({
  key: 'car-rent',
  name: { ar: 'سيارات للإيجار', en: 'Car rent' },
  description: {
    ar: 'قائمة سيارات للإيجار بأيقوناتها ونصوصها وتجهيزاتها الإضافية. يفتح زر السيارة طلب الاستئجار في الصفحة نفسها. استخدم اسم السيارة الموجود هناك.',
    en: 'A list of cars to rent, with icons, texts and extras. The button of a car opens the rental inquiry on the same page. Use the same car name as there.',
  },
  short_description: { ar: 'قائمة سيارات للإيجار', en: 'A list of cars to rent' },
  group: 'Specials',
  version: 1,
  max_field_groups: 20,
  fields: { ...titleSet(), ...paragraphSet() },
  group_fields: {
    title: string({
      label: { ar: 'اسم السيارة', en: 'Name of the car' },
      optional: true,
      max_length: 120,
    }),
    image: rdxImage(),
    icon_1: iconOf(1),
    text_1: textOf(1),
    icon_2: iconOf(2),
    text_2: textOf(2),
    icon_3: iconOf(3),
    text_3: textOf(3),
    icon_4: iconOf(4),
    text_4: textOf(4),
    icon_5: iconOf(5),
    text_5: textOf(5),
    icon_6: iconOf(6),
    text_6: textOf(6),
    icon_7: iconOf(7),
    text_7: textOf(7),
    icon_8: iconOf(8),
    text_8: textOf(8),
    equipment_1_label: extraLabel(1),
    equipment_1_price: extraPrice(1),
    equipment_2_label: extraLabel(2),
    equipment_2_price: extraPrice(2),
    equipment_3_label: extraLabel(3),
    equipment_3_price: extraPrice(3),
    equipment_4_label: extraLabel(4),
    equipment_4_price: extraPrice(4),
    equipment_5_label: extraLabel(5),
    equipment_5_price: extraPrice(5),
    'rdx-link': link({
      label: { ar: 'الزر', en: 'Button' },
      optional: true,
      default: {
        type: 'internal',
        label: { ar: 'استأجر هذه السيارة', en: 'Rent this car' },
        url: '#rent-a-car',
      },
    }),
  },
  complete: ({ title, image }) => Boolean(title || image),
  interactive: true,
  sample,
});
