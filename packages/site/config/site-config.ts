import { reactRouter } from '@react-router/dev/vite';
import { minify, type Plugin, type UserConfigFnObject } from 'vite';
import { sharedGroups } from './shared-groups.ts';

/** Built from source, like the application's own modules. */
const packages = [
  'core',
  'api-clients',
  'ui',
  'stock-locator',
  'forms',
  'order-online',
  'blocks',
  'site',
].map((name) => `@mawkib/${name}`);

const services = process.env.SERVICES_URL ?? 'http://localhost:3001';
const editor = process.env.EDITOR_URL ?? 'http://localhost:3002';

/** Chunks of the site; blocks stay separate. */
const chunkGroups = [
  {
    name: 'framework',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|@emotion|stylis|cookie|set-cookie-parser)[\\/]|^\0vite[\\/]preload-helper/,
    priority: 4,
  },
  ...sharedGroups,
  // Code of every page, and of all pages with blocks.
  {
    name: 'site',
    test: /(?:packages|@mawkib)[\\/](?:site[\\/]app[\\/](?:root\.tsx|layout[\\/]PageLayout\.tsx|context[\\/](?:stock-session|block-components)\.ts|(?:page[\\/]name-history-entry|error-reports[\\/]noted-errors)\.ts)|stock-locator[\\/]src[\\/]react[\\/](?:session[\\/]|listing[\\/]page-listings))/,
  },
  {
    name: 'blocks',
    test: /(?:packages|@mawkib)[\\/]blocks[\\/]src[\\/](?:renderer|block-title|slider)[\\/]/,
    minShareCount: 3,
  },
];

/** Minifies `deferStart`, which every document contains as text. */
const minifiedText: Plugin = {
  name: 'minified-text',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: /[\\/]defer-start\.ts$/ },
    async handler(code, id) {
      const [, script = ''] = /^export (function [\s\S]*?\n\})/m.exec(code) ?? [];
      const call = '(modules)';
      const { code: short } = await minify(id, `(${script})${call}`);
      const end = short.lastIndexOf(call);
      if (!script || end < 0) this.error('defer-start.ts does not export a function');
      const literal = JSON.stringify(short.slice(0, end));
      return `export const deferStart = { toString: () => ${literal} };`;
    },
  },
};

/**
 * Vite configuration of a market's site, for `vite.config.ts`: `export default siteConfig`. In
 * development services run at `SERVICES_URL` and the editor at `EDITOR_URL`.
 */
export const siteConfig: UserConfigFnObject = ({ command }) => ({
  plugins: [reactRouter(), minifiedText],
  resolve: {
    conditions: ['@mawkib/source', 'module', 'browser', 'development|production'],
  },
  ssr: {
    resolve: { conditions: ['@mawkib/source', 'module', 'node', 'development|production'] },
    // One self-contained server file in production, so that nothing is resolved at start.
    noExternal: command === 'build' ? true : [/^@mawkib\//],
  },
  // Removes React's development code.
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    // The server reads it to preload the chunks of a page's blocks; it is never served.
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
  optimizeDeps: {
    exclude: [...packages],
    rolldownOptions: { optimization: { inlineConst: false } },
  },
  server: {
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
    // One origin for visitors, staff and services, as in production.
    proxy: {
      '/services': services,
      '/editor-dev': editor,
      '^/(?:ar|en)/(?:cms|admin)(?:[/?]|$)': {
        target: editor,
        rewrite: (path) => `/editor-dev${path}`,
      },
    },
  },
});
