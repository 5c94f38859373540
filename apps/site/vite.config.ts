import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const services = process.env.SERVICES_URL ?? 'http://localhost:3001';
const editor = process.env.EDITOR_URL ?? 'http://localhost:3002';

/** Few files that change together, so that they compress together; blocks stay apart. */
const chunkGroups = [
  {
    name: 'framework',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|@emotion|stylis|cookie|set-cookie-parser)[\\/]/,
  },
  {
    name: 'shared',
    test: /packages[\\/](?:core[\\/]src[\\/](?:locale|reading|storage)|ui[\\/]src)[\\/]/,
    minShareCount: 4,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  resolve: {
    conditions: ['@mawkib/source', 'module', 'browser', 'development|production'],
  },
  ssr: {
    resolve: { conditions: ['@mawkib/source', 'module', 'node', 'development|production'] },
    // One self-contained server file in production: nothing is looked up when the process starts.
    noExternal: command === 'build' ? true : [/^@mawkib\//],
  },
  // React's development half is not carried along.
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    // Read by the server to preload the chunks of a page's blocks; never served.
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  optimizeDeps: { rolldownOptions: { optimization: { inlineConst: false } } },
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
}));
