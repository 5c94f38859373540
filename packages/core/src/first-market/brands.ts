/**
 * Brands of the first market. The first line of the first brand is that of a path which names none.
 * Site document, section 2; blocks document, section 5.
 */
export const firstBrands = [
  {
    id: 'land-rover',
    name: { ar: 'لاند روڤر', en: 'Land Rover' },
    theme: 'land-rover',
    lines: [
      { id: 'discovery', name: { ar: 'ديسكفري', en: 'Discovery' } },
      { id: 'defender', name: { ar: 'ديفندر', en: 'Defender' } },
      { id: 'range_rover', name: { ar: 'رينج روڤر', en: 'Range Rover' } },
    ],
  },
  {
    id: 'jaguar',
    name: { ar: 'جاكوار', en: 'Jaguar' },
    theme: 'jaguar',
    keepsNavigation: true,
    hasNotFoundHtml: true,
  },
] as const;
