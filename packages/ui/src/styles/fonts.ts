import type { Theme } from '@mawkib/core/vocabulary';

/**
 * Addresses of the font files, which the application's bundler hashes and serves: the files of
 * `@mawkib/ui/fonts/`, or others of the same families.
 */
export interface FontUrls {
  cairoArabic?: string;
  cairoLatin?: string;
  plexArabic400?: string;
  plexLatin400?: string;
  plexArabic600?: string;
  plexLatin600?: string;
}

type Face = { url: keyof FontUrls; weight: string; subset: 'arabic' | 'latin' };

const ranges = {
  arabic:
    'U+0600-061F,U+0621-063A,U+0640-065F,U+0660-0671,U+067E,U+0686,U+0698,U+06A4,U+06A9,U+06AF,U+06C0,U+06CC,U+06D5,U+06F0-06F9,U+200C-200F',
  latin:
    'U+0020-007E,U+00A0-00FF,U+0152-0153,U+0178,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2030,U+2039-203A,U+20AC,U+2190-2193,U+2212',
};

/** What makes a font of the machine as wide and as high as ours, in percent. */
interface Fit {
  size: number;
  ascent: number;
  descent: number;
}

const faces: Record<
  Theme,
  { family: string; faces: Face[]; fallback: Record<Face['subset'] | 'linux', Fit> }
> = {
  'land-rover': {
    family: 'Mawkib Cairo',
    faces: [
      { url: 'cairoArabic', weight: '400 600', subset: 'arabic' },
      { url: 'cairoLatin', weight: '400 600', subset: 'latin' },
    ],
    fallback: {
      arabic: { size: 104, ascent: 125, descent: 55 },
      latin: { size: 94, ascent: 138.5, descent: 60.7 },
      linux: { size: 95, ascent: 136.8, descent: 60.2 },
    },
  },
  jaguar: {
    family: 'Mawkib Plex',
    faces: [
      { url: 'plexArabic400', weight: '400', subset: 'arabic' },
      { url: 'plexLatin400', weight: '400', subset: 'latin' },
      { url: 'plexArabic600', weight: '600', subset: 'arabic' },
      { url: 'plexLatin600', weight: '600', subset: 'latin' },
    ],
    fallback: {
      arabic: { size: 98, ascent: 111, descent: 43 },
      latin: { size: 100, ascent: 109, descent: 42 },
      linux: { size: 86, ascent: 126.5, descent: 49 },
    },
  },
};

const locals = ['Arial', 'Liberation Sans', 'Arimo', 'Segoe UI', 'Roboto', 'Noto Sans']
  .map((name) => `local('${name}')`)
  .join(',');

/** `@font-face` rules of a theme; faces without an address are left out. */
export function fontCss(theme: Theme, urls: FontUrls): string {
  const { family, fallback, ...set } = faces[theme];
  const loaded = set.faces.flatMap((face) => {
    const url = urls[face.url];
    if (!url) return [];
    return `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${face.weight};src:url("${url}") format('woff2');unicode-range:${ranges[face.subset]}}`;
  });
  const fitted = (src: string, { size, ascent, descent }: Fit, subset: Face['subset']) =>
    `@font-face{font-family:'${family} Fallback';src:${src};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%;unicode-range:${ranges[subset]}}`;
  // The last has its say first: the Arabic of a Linux machine stands in where Arial is one without.
  const adjusted = [
    fitted("local('DejaVu Sans')", fallback.linux, 'arabic'),
    fitted(locals, fallback.arabic, 'arabic'),
    fitted(locals, fallback.latin, 'latin'),
  ];
  return [...loaded, ...adjusted].join('\n');
}

/** The files that the first screen needs, for `<link rel="preload" as="font" crossorigin>`. */
export function preloadFonts(theme: Theme, urls: FontUrls, locale: 'ar' | 'en'): string[] {
  const wanted = faces[theme].faces.filter((face) => face.subset === 'latin' || locale === 'ar');
  return wanted.flatMap((face) => urls[face.url] ?? []);
}
