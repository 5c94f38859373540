import { unit } from '@mawkib/tooling-vitest';

/** What needs a document says so at its top: `@vitest-environment happy-dom`. */
export default unit({ include: ['{app,config,server}/**/*.test.{ts,tsx}'] });
