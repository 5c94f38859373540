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
