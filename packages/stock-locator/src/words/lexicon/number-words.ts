/** What multiplies a number before it. */
export const scales: readonly (readonly [number, readonly string[]])[] = [
  [1000, ['k', 'thousand', 'thousands', 'grand', 'الف', 'ألف', 'آلاف', 'الاف', 'ك']],
  [1_000_000, ['m', 'mn', 'million', 'millions', 'مليون', 'ملايين']],
];

/** Numbers in words, as people write them in a search. */
export const numberWords: readonly (readonly [number, readonly string[]])[] = [
  [2, ['two', 'اثنين', 'مقعدين']],
  [4, ['four', 'اربع', 'اربعة']],
  [5, ['five', 'خمس', 'خمسة']],
  [6, ['six', 'ست', 'ستة']],
  [7, ['seven', 'سبع', 'سبعة']],
  [8, ['eight', 'ثمان', 'ثمانية', 'ثماني']],
  [10, ['ten', 'عشرة', 'عشر']],
  [20, ['twenty', 'عشرين', 'عشرون']],
  [30, ['thirty', 'ثلاثين', 'ثلاثون']],
  [40, ['forty', 'اربعين', 'اربعون']],
  [50, ['fifty', 'خمسين', 'خمسون']],
  [60, ['sixty', 'ستين', 'ستون']],
  [70, ['seventy', 'سبعين', 'سبعون']],
  [80, ['eighty', 'ثمانين', 'ثمانون']],
  [90, ['ninety', 'تسعين', 'تسعون']],
  [100, ['hundred', 'one hundred', 'a hundred', 'مئة', 'مائة', 'مية', 'ميه']],
  [200, ['two hundred', 'مئتين', 'مائتين', 'ميتين', 'مئتان', 'مئتي']],
  [300, ['three hundred', 'ثلاثمئة', 'ثلاثمائة', 'ثلاثمية', 'ثلاث مئة']],
  [400, ['four hundred', 'اربعمئة', 'اربعمائة', 'اربعمية']],
  [500, ['five hundred', 'خمسمئة', 'خمسمائة', 'خمسمية']],
  [600, ['six hundred', 'ستمئة', 'ستمائة', 'ستمية']],
  [700, ['seven hundred', 'سبعمئة', 'سبعمائة', 'سبعمية']],
  [800, ['eight hundred', 'ثمانمئة', 'ثمانمائة', 'ثمنمية']],
  [900, ['nine hundred', 'تسعمئة', 'تسعمائة', 'تسعمية']],
  [250_000, ['quarter million', 'quarter of a million', 'ربع مليون']],
  [500_000, ['half a million', 'half million', 'نصف مليون', 'نص مليون']],
  [1_000_000, ['a million', 'one million', 'مليون']],
  [2_000_000, ['مليونين']],
];
