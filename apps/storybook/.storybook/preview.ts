import { registerViews } from '@mawkib/core/brands';
import { components } from '@mawkib/demo-market/components';
import { market } from '@mawkib/demo-market/market';
import { sectionThemes } from '@mawkib/ui/styles';
import type { Preview } from '@storybook/react-vite';
import '../run/story-run.ts';
import { StoryDocs } from './StoryDocs.js';
import { surroundings } from './surroundings.js';

// Its cars are in the presets of the 360° views.
registerViews(market.views);

const choice = (title: string, icon: string, items: readonly string[]) => ({
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

/** Viewports: phones, breakpoints of the grid, desktops. */
const viewports = Object.fromEntries(
  [320, 390, 741, 768, 1024, 1280, 1440, 1920].map((width) => [
    `w${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
  ]),
);

const tested = import.meta.env.VITEST === 'true' || '__vitest_browser__' in globalThis;

const preview: Preview = {
  decorators: [surroundings],
  // Loads a block's module before rendering, so that checks do not see an empty page.
  loaders: [
    async ({ args }) => {
      const { template } = (args.definition ?? {}) as { template?: string };
      if (template) await components.preloadWhole([template]);
      return {};
    },
  ],
  beforeEach: (story) => globalThis.storyRun?.prepare(story),
  afterEach: (story) => globalThis.storyRun?.examine(story),
  globalTypes: {
    theme: choice('Brand', 'paintbrush', ['land-rover', 'jaguar', 'rotate']),
    locale: choice('Language', 'globe', ['ar', 'en', 'rotate']),
    direction: choice('Direction', 'transfer', ['of the language', 'rtl', 'ltr']),
    surface: choice('Surface', 'contrast', [...sectionThemes]),
    motion: choice('Motion', 'lightning', ['as the machine', 'reduced']),
  },
  initialGlobals: {
    theme: tested ? 'rotate' : 'land-rover',
    locale: tested ? 'rotate' : 'ar',
    direction: 'of the language',
    surface: 'light',
    motion: 'as the machine',
  },
  tags: ['autodocs'],
  parameters: {
    a11y: {
      test: 'error',
      options: {
        // Preloading media would wait ten seconds for a missing video.
        preload: { assets: ['cssom'] },
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
      // A story is part of a page, which has the landmarks and the first heading.
      config: {
        rules: [
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          { id: 'landmark-one-main', enabled: false },
          // Map pins are at fixed positions, which WCAG exempts.
          { id: 'target-size', selector: '*:not(.leaflet-marker-icon)' },
        ],
      },
    },
    controls: { expanded: true },
    docs: { page: StoryDocs },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Find a block',
          'Blocks',
          ['Advanced', 'Specials', 'Content', 'Hero', 'Mena', 'APO', 'Other', 'Retailers'],
          'UI',
        ],
      },
    },
  },
};

export default preview;
