import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { blockWeights } from './block-weights.js';
import { groupedIndexer, groupedTitles } from './group-titles.js';
import { mediaFiles } from './media-files.js';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../catalogue/*.stories.tsx',
    '../../../packages/*/src/**/*.stories.tsx',
    '../../../packages/site/app/**/*.stories.tsx',
    '../../market/src/**/*.stories.tsx',
  ],
  experimental_indexers: (indexers = []) => [groupedIndexer, ...indexers],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [mediaFiles(), groupedTitles(), blockWeights()],
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
