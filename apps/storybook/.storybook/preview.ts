import { sectionThemes } from '@mawkib/core/vocabulary';
import type { Preview } from '@storybook/react-vite';
import { surroundings } from './surroundings.js';

const choice = (title: string, icon: string, items: readonly string[]) => ({
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

const tested = import.meta.env.VITEST === 'true' || '__vitest_browser__' in globalThis;

const preview: Preview = {
  decorators: [surroundings],
  globalTypes: {
    theme: choice('Theme', 'paintbrush', ['land-rover', 'jaguar', 'rotate']),
    locale: choice('Language', 'globe', ['ar', 'en', 'rotate']),
    surface: choice('Surface', 'contrast', [...sectionThemes]),
  },
  initialGlobals: {
    theme: tested ? 'rotate' : 'land-rover',
    locale: tested ? 'rotate' : 'ar',
    surface: 'light',
  },
  parameters: {
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
      // A story is a part of a page: the landmarks and the first heading are the page's.
      config: {
        rules: [
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          { id: 'landmark-one-main', enabled: false },
        ],
      },
    },
    controls: { expanded: true },
  },
};

export default preview;
