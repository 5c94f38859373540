import { BlockComponentsProvider } from '@mawkib/blocks';
import { components } from '@mawkib/demo-market/components';
import { LinkProvider, LocaleProvider, ThemeProvider } from '@mawkib/ui';
import cairoArabic from '@mawkib/ui/fonts/cairo-arabic.woff2?url';
import cairoLatin from '@mawkib/ui/fonts/cairo-latin.woff2?url';
import cairoLatinExt from '@mawkib/ui/fonts/cairo-latin-ext.woff2?url';
import hankenLatin from '@mawkib/ui/fonts/hanken-latin.woff2?url';
import instrumentLatin from '@mawkib/ui/fonts/instrument-latin.woff2?url';
import plexArabic400 from '@mawkib/ui/fonts/plex-arabic-400.woff2?url';
import plexArabic600 from '@mawkib/ui/fonts/plex-arabic-600.woff2?url';
import plexLatin400 from '@mawkib/ui/fonts/plex-latin-400.woff2?url';
import plexLatin600 from '@mawkib/ui/fonts/plex-latin-600.woff2?url';
import plexLatinExt400 from '@mawkib/ui/fonts/plex-latin-ext-400.woff2?url';
import plexLatinExt600 from '@mawkib/ui/fonts/plex-latin-ext-600.woff2?url';
import jaguar from '@mawkib/ui/icons/jaguar.svg?url&no-inline';
import landRover from '@mawkib/ui/icons/land-rover.svg?url&no-inline';
import { globalCss } from '@mawkib/ui/server';
import { createStyleCache, StyleProvider } from '@mawkib/ui/styles';
import type { Decorator } from '@storybook/react-vite';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { rotated } from '../run/combinations.ts';
import { setCalm } from './calm-motion.js';

/** The sprites of both themes' icons, hashed by the build. */
const iconSprites = { 'land-rover': landRover, jaguar };

const fonts = {
  cairoArabic,
  cairoLatin,
  cairoLatinExt,
  hankenLatin,
  instrumentLatin,
  plexArabic400,
  plexArabic600,
  plexLatin400,
  plexLatin600,
  plexLatinExt400,
  plexLatinExt600,
};

const cache = createStyleCache();

const base = document.createElement('style');
base.textContent = globalCss(['land-rover', 'jaguar'], fonts);
document.head.prepend(base);

/** Links show their target but do not navigate. */
function StillLink({ children, ...props }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const stay = (event: MouseEvent<HTMLAnchorElement>) => {
    props.onClick?.(event);
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y: a link as on a page, without navigation
    <a {...props} onClick={stay}>
      {children}
    </a>
  );
}

const adapter = { Link: StillLink };

/** The font of a page; docs pages set another. */
const font =
  'var(--mk-weight-body) var(--mk-size-body) / var(--mk-leading-body) var(--mk-font-primary)';

/** Theme, language and direction, surface and providers, as on a page. */
export const surroundings: Decorator = (Story, { globals, id, parameters }) => {
  const turn = globalThis.storyRun?.combinationOf(id) ?? rotated(id);
  const theme = globals.theme === 'rotate' ? turn.theme : globals.theme;
  const locale = globals.locale === 'rotate' ? turn.locale : globals.locale;
  const root = document.documentElement;
  root.dataset.theme = theme;
  // Screenshots need the full layout.
  root.dataset.whole = '';
  root.lang = locale;
  const own = locale === 'ar' ? 'rtl' : 'ltr';
  const dir = globals.direction === 'of the language' ? own : globals.direction;
  root.dir = dir;
  const calm = globals.motion === 'reduced';
  // In a test run the browser itself emulates reduced motion.
  setCalm(calm && !globalThis.storyRun);
  const bare = parameters.layout === 'fullscreen';
  return (
    <StyleProvider cache={cache}>
      <LocaleProvider locale={locale} dir={dir}>
        <ThemeProvider theme={theme} icons={iconSprites}>
          <LinkProvider adapter={adapter}>
            <div
              data-surface={globals.surface}
              lang={locale}
              dir={dir}
              style={{ font, padding: bare ? undefined : '24px' }}
            >
              <BlockComponentsProvider value={components}>
                <Story key={`${theme} ${locale} ${dir} ${calm}`} />
              </BlockComponentsProvider>
            </div>
          </LinkProvider>
        </ThemeProvider>
      </LocaleProvider>
    </StyleProvider>
  );
};
