import type { Sort } from '@mawkib/core/vocabulary';

/** Words between others that say nothing about a car. Texts here stand as people write them. */
export const fillers = `
  a an the i want need looking for with in of and or is me show find car cars vehicle vehicles please
  color colour colored coloured model any suv
  اريد ابغى ابي ابحث عن اي سيارة سيارات مركبة مع في من على لون لونها اللون موديل طراز او و يكون تكون
  بسعر سعرها سعر بلون نوع ماركة عندكم لو سمحت قير جير ناقل gearbox transmission
`;

/** Words before a value that turn it around. */
export const negations = `not no without except but غير مو مب ليس ليست بدون ما عدا ماعدا الا`;

/** What asks for an order, not for a filter. */
export const orders: Readonly<Partial<Record<Sort, readonly string[]>>> = {
  priceAsc: [
    'cheap',
    'cheapest',
    'affordable',
    'lowest price',
    'ارخص',
    'الارخص',
    'رخيصة',
    'رخيص',
    'اقل سعر',
  ],
  priceDesc: ['most expensive', 'highest price', 'الاغلى', 'اغلى'],
  mileageAsc: [
    'low mileage',
    'lowest mileage',
    'ممشى قليل',
    'ممشى منخفض',
    'اقل ممشى',
    'ماشية قليل',
  ],
  productionYearDesc: ['newest', 'latest', 'الاحدث', 'احدث', 'احدث موديل'],
  productionYearAsc: ['oldest', 'الاقدم', 'اقدم'],
};
