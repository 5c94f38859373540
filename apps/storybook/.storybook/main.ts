import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { mediaFiles } from './media-files.js';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../../../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [mediaFiles()],
      resolve: {
        conditions: ['@mawkib/source', 'module', 'browser', 'development|production'],
        dedupe: ['react', 'react-dom'],
      },
      build: { chunkSizeWarningLimit: 3000 },
      // Without it Emotion and React break: `(void 0) is not a function` in jsxDEV.
      optimizeDeps: { rolldownOptions: { optimization: { inlineConst: false } } },
    }),
};

export default config;
