/** Words for the interior, before a colour or, in English, after it. */
export const interiorWords: readonly string[] = [
  'interior',
  'inside',
  'upholstery',
  'cabin',
  'trim inside',
  'داخلية',
  'الداخلية',
  'وداخلية',
  'بداخلية',
  'داخليتها',
  'وداخليتها',
  'داخلها',
  'وداخلها',
  'داخل',
  'من داخل',
  'من الداخل',
  'ومن داخل',
  'مقصورة',
  'المقصورة',
  'بمقصورة',
  'فرش',
  'فرشها',
  'dakhliya',
  'da5liya',
];

/** Words between exterior and interior colour. */
export const onWords: readonly string[] = ['على', 'ع', 'عل', 'on', 'over', '3ala', '3la', 'ala'];

/** Colours that interiors have and paints seldom do; the names of a row mean the same. */
export const interiorColors: readonly (readonly string[])[] = [
  ['cream', 'كريمي', 'كريمية', 'كريم'],
  ['ivory', 'عاجي', 'عاجية'],
  ['oyster', 'صدفي', 'صدفية'],
  ['camel', 'جملي', 'جملية'],
  ['caramel', 'كراميل', 'كراميلي'],
  ['cognac', 'كونياك'],
  ['chestnut', 'كستنائي', 'كستنائية'],
  ['havana', 'هافانا', 'هافان'],
  ['mocha', 'موكا', 'coffee', 'قهوائي', 'chocolate', 'شوكولاتي'],
  ['brick', 'قرميدي', 'قرميدية', 'terracotta'],
  ['ebony', 'ابنوسي', 'إيبوني'],
];
