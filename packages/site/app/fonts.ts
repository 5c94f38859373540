import cairoArabic from '@mawkib/ui/fonts/cairo-arabic.woff2?url';
import cairoLatin from '@mawkib/ui/fonts/cairo-latin.woff2?url';
import cairoLatinExt from '@mawkib/ui/fonts/cairo-latin-ext.woff2?url';
import hankenLatin from '@mawkib/ui/fonts/hanken-latin.woff2?url';
import hankenLatinExt from '@mawkib/ui/fonts/hanken-latin-ext.woff2?url';
import instrumentLatin from '@mawkib/ui/fonts/instrument-latin.woff2?url';
import instrumentLatinExt from '@mawkib/ui/fonts/instrument-latin-ext.woff2?url';
import plexArabic400 from '@mawkib/ui/fonts/plex-arabic-400.woff2?url';
import plexArabic600 from '@mawkib/ui/fonts/plex-arabic-600.woff2?url';
import plexLatin400 from '@mawkib/ui/fonts/plex-latin-400.woff2?url';
import plexLatin600 from '@mawkib/ui/fonts/plex-latin-600.woff2?url';
import plexLatinExt400 from '@mawkib/ui/fonts/plex-latin-ext-400.woff2?url';
import plexLatinExt600 from '@mawkib/ui/fonts/plex-latin-ext-600.woff2?url';

/** URLs of the font files of `@mawkib/ui`, hashed by the build. */
export const builtInFonts = {
  cairoArabic,
  cairoLatin,
  cairoLatinExt,
  hankenLatin,
  hankenLatinExt,
  instrumentLatin,
  instrumentLatinExt,
  plexArabic400,
  plexArabic600,
  plexLatin400,
  plexLatin600,
  plexLatinExt400,
  plexLatinExt600,
};
