import { unit } from '@mawkib/tooling-vitest';

/** What needs a document says so at its top: `@vitest-environment happy-dom`. */
export default unit({
  include: ['{app,config,server}/**/*.test.{ts,tsx}'],
  isolated: [
    'app/analytics/use-shown-pages.test.tsx',
    'app/deferred-start/hold-scripts.server.test.ts',
    'app/handler/last-resort-document.server.test.ts',
    'app/layout/notices/ErrorPage.test.tsx',
    'app/routes.test.ts',
  ],
});
