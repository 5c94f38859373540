import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const services = process.env.SERVICES_URL ?? 'http://localhost:3001';

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
  build: {
    // Read by the server to preload the chunks of a page's blocks; never served.
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  optimizeDeps: { rolldownOptions: { optimization: { inlineConst: false } } },
  server: {
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
    proxy: { '/services': services },
  },
}));
