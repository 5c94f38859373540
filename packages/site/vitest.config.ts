import { unit } from '@mawkib/tooling-vitest';

/** Tests that need a document start with `@vitest-environment happy-dom`. */
export default unit({
  include: ['{app,config,server}/**/*.test.{ts,tsx}'],
  // They wait for moments of a new page, keep a visit or a consent, register a market of their own, or
  // expect that nobody did.
  isolated: [
    'app/{captcha,consent,deferred-start,dynamic-content,metaheads,navigation,notices,order}/**/*.test.{ts,tsx}',
    'app/analytics/use-shown-pages.test.tsx',
    'app/content/page-meta.test.ts',
    'app/handler/{last-resort-document.server,market-adapters}.test.{ts,tsx}',
    'app/layout/{notices/ErrorPage,replaced-parts.server}.test.tsx',
    'app/page/use-page-locale.test.tsx',
    'app/routes.test.ts',
  ],
});
