import type { ListKey } from '../../engine/filter-definitions.js';

/**
 * What people call the market's own values beside their names, by value: colours in their
 * feminine, what a showroom calls new, and English words in Arabic letters.
 */
export const otherNames: Readonly<
  Partial<Record<ListKey, Readonly<Record<string, readonly string[]>>>>
> = {
  brands: {
    'Land Rover': ['landrover', 'لاندروفر', 'لاند'],
    Jaguar: ['جاغوار', 'جاجوار', 'جكوار', 'جاقوار'],
  },
  states: {
    new: ['new', 'brand new', 'zero', 'جديد', 'جديدة', 'زيرو', 'وكالة'],
    approved: ['approved', 'certified', 'cpo', 'معتمد', 'معتمدة', 'مستعملة معتمدة'],
    used: ['used', 'second hand', 'pre owned', 'مستعمل', 'مستعملة'],
  },
  statuses: {
    stock: ['available', 'in stock', 'available now', 'متوفر', 'متوفرة', 'جاهزة', 'فورا'],
  },
  engine_types: {
    petrol: ['petrol', 'gasoline', 'gas', 'بنزين', 'بترول'],
    diesel: ['diesel', 'ديزل', 'مازوت'],
    electric: ['electric', 'ev', 'bev', 'electric car', 'كهربائي', 'كهربائية', 'كهرباء'],
    hybrid: ['hybrid', 'هجين', 'هجينة', 'هايبرد', 'هايبريد'],
    plug_in_hybrid: [
      'plug in hybrid',
      'plug in',
      'phev',
      'بلج ان',
      'بلج ان هايبرد',
      'هجين قابل للشحن',
    ],
    mild_hybrid: ['mild hybrid', 'mhev', 'مايلد هايبرد', 'هجين خفيف'],
  },
  transmissions: {
    automatic: ['automatic', 'auto', 'اوتوماتيك', 'اتوماتيك', 'اوتوماتيكي', 'قير اوتوماتيك'],
    manual: ['manual', 'stick', 'يدوي', 'عادي', 'قير عادي', 'مانيوال'],
  },
  colors: {
    black: ['أسود', 'سوداء', 'سودا', 'بلاك'],
    white: ['أبيض', 'بيضاء', 'بيضا', 'وايت', 'لؤلؤي'],
    silver: ['فضي', 'فضية', 'سلفر', 'سيلفر'],
    grey: ['رمادي', 'رمادية', 'رصاصي', 'رصاصية', 'gray', 'قري'],
    sand: ['رملي', 'رملية', 'بيج', 'beige', 'gold', 'ذهبي', 'ذهبية'],
    green: ['أخضر', 'خضراء', 'خضرا', 'زيتي'],
    burgundy: ['عنابي', 'عنابية', 'خمري', 'maroon', 'ماروني'],
    blue: ['أزرق', 'زرقاء', 'زرقا', 'كحلي', 'navy'],
    red: ['أحمر', 'حمراء', 'حمرا'],
  },
  financing_options: {
    cash: ['cash', 'كاش', 'نقد', 'نقدا'],
    lease: [
      'lease',
      'leasing',
      'finance',
      'installments',
      'تأجير',
      'تمويل',
      'تقسيط',
      'اقساط',
      'ايجار منتهي',
    ],
    rent: ['rent', 'rental', 'subscription', 'اشتراك', 'ايجار'],
  },
};
