import { type Direction, directionOf, type Locale } from '@mawkib/core/locale';
import { resolveTheme } from './registered-themes.js';
import type { ThemeTokens } from './themes.js';

/**
 * URLs of the font files, which the application's bundler hashes and serves: the files of
 * `@mawkib/ui/fonts/`, or others of the same families.
 */
export interface FontUrls {
  cairoArabic?: string;
  cairoLatin?: string;
  cairoLatinExt?: string;
  plexArabic400?: string;
  plexLatin400?: string;
  plexLatinExt400?: string;
  plexArabic600?: string;
  plexLatin600?: string;
  plexLatinExt600?: string;
  hankenLatin?: string;
  hankenLatinExt?: string;
  instrumentLatin?: string;
  instrumentLatinExt?: string;
  /** Font files of a market's own theme, by `url` of its faces. */
  [face: string]: string | undefined;
}

/** `latinExt`: letters and signs beyond English, loaded only if a page has them. */
type Subset = 'arabic' | 'latin' | 'latinExt';
export interface FontFace {
  /** Name of its file in `FontUrls`. */
  readonly url: string;
  readonly weight: string;
  readonly subset: Subset;
}

const ranges: Record<Subset, string> = {
  arabic:
    'U+0600-061F,U+0621-063A,U+0640-065F,U+0660-0671,U+067E,U+0686,U+0698,U+06A4,U+06A9,U+06AF,U+06C0,U+06CC,U+06D5,U+06F0-06F9,U+200C-200F',
  latin:
    'U+0020-007E,U+00A0,U+00A9,U+00AB,U+00AE,U+00B0-00B2,U+00B7,U+00BB,U+00D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2039-203A,U+2212',
  latinExt:
    'U+00A1-00A8,U+00AA,U+00AC-00AD,U+00AF,U+00B3-00B6,U+00B8-00BA,U+00BC-00D6,U+00D8-00FF,U+0152-0153,U+0178,U+201A,U+201E,U+2030,U+20AC,U+2122,U+2190-2193',
};

/** Adjustments in percent that give a local font the same metrics as the web font. */
interface Fit {
  readonly size: number;
  readonly ascent: number;
  readonly descent: number;
}

/**
 * Local fonts as fallback until the web font has loaded, or permanently if it does not: first those
 * of Linux, then common ones. Each covers all characters, because shaping a word from two fonts
 * takes a fifth longer. Their Arabic and Latin need different adjustments, so the document's
 * language selects one.
 */
const fallbackFonts = {
  linux: ['DejaVu Sans'],
  arabic: ['Arial', 'Roboto'],
  latin: ['Arial', 'Liberation Sans', 'Roboto'],
};
type FallbackFont = keyof typeof fallbackFonts;

/** The font of a theme, and the adjustments of its fallback fonts. */
export interface ThemeFont {
  readonly family: string;
  readonly faces: readonly FontFace[];
  readonly fallbackFonts: Readonly<Record<FallbackFont, Fit>>;
  /** Font of documents in Latin script; their Arabic words keep `family`. Default: `family`. */
  readonly latin?: {
    readonly family: string;
    readonly faces: readonly FontFace[];
    readonly fallback: Fit;
  };
}

/** `@font-face` rules of a theme; faces without a URL are skipped. */
export function fontCss({ font }: Pick<ThemeTokens, 'font'>, urls: FontUrls): string {
  const { family, faces, fallbackFonts: fits, latin } = font;
  return [
    ...loadedFaces(family, faces, urls),
    ...Object.entries(fits).map(([name, fit]) =>
      fallbackFace(family, name as FallbackFont, latin && name === 'latin' ? latin.fallback : fit),
    ),
    ...(latin
      ? [
          ...loadedFaces(latin.family, latin.faces, urls),
          ...loadedFaces(arabicOf(family), faces.filter(isArabic), urls),
        ]
      : []),
  ].join('\n');
}

const isArabic = ({ subset }: FontFace) => subset === 'arabic';
/** The Arabic faces alone, as the browser would load the Latin ones while `latin` is loading. */
const arabicOf = (family: string) => `${family} script`;

const loadedFaces = (family: string, faces: readonly FontFace[], urls: FontUrls): string[] =>
  faces.flatMap(({ url: name, weight, subset }) => {
    const url = urls[name];
    if (!url) return [];
    return `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weight};src:url("${url}") format('woff2');unicode-range:${ranges[subset]}}`;
  });

function fallbackFace(family: string, name: FallbackFont, { size, ascent, descent }: Fit): string {
  const locals = fallbackFonts[name].map((local) => `local('${local}')`).join(',');
  return `@font-face{font-family:'${family} ${name}';src:${locals};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}

/** `font-family` of a theme for documents in that direction. */
export function fontStack({ font }: Pick<ThemeTokens, 'font'>, direction: Direction): string {
  const { family, latin } = font;
  const names =
    direction === 'rtl'
      ? [family, `${family} linux`, `${family} arabic`]
      : [...(latin ? [latin.family, arabicOf(family)] : [family]), `${family} latin`];
  return [...names.map((name) => `'${name}'`), 'system-ui', 'sans-serif'].join(',');
}

/** Font files of the first screen, for `<link rel="preload" as="font" crossorigin>`. */
export function preloadFonts(
  theme: ThemeTokens | string,
  urls: FontUrls,
  locale: Locale,
): string[] {
  const { faces, latin } = resolveTheme(theme).font;
  const isRtl = directionOf(locale) === 'rtl';
  const first: readonly Subset[] = isRtl ? ['arabic', 'latin'] : ['latin'];
  const own = isRtl ? faces : (latin?.faces ?? faces);
  const wanted = own.filter(({ subset }) => first.includes(subset));
  return wanted.flatMap((face) => urls[face.url] ?? []);
}
