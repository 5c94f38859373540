import { unit } from '@mawkib/tooling-vitest';

/** Tests that need a document start with `@vitest-environment happy-dom`. */
export default unit({
  include: ['{app,config,server}/**/*.test.{ts,tsx}'],
  // What has a document waits for moments of a new page, or keeps a visit, a consent or a market; the
  // others expect that nobody registered one.
  isolated: [
    'app/**/*.test.tsx',
    'app/{captcha,deferred-start,dynamic-content,metaheads,navigation,order}/**/*.test.ts',
    'app/content/page-meta.test.ts',
    'app/handler/last-resort-document.server.test.ts',
    'app/{routes,start-market}.test.ts',
  ],
});
