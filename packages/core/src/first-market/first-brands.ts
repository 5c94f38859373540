/**
 * Brands of the first market. A path without a brand has the first line of the first brand. Site
 * document, section 2; blocks document, section 5.
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
