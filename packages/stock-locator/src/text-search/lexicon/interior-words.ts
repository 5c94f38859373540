/** What says that a colour is of the interior, before it or, in English, behind it. */
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

/** Between the colour outside and the one inside. */
export const onWords: readonly string[] = ['على', 'ع', 'عل', 'on', 'over', '3ala', '3la', 'ala'];
