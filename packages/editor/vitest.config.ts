import { unit } from '@mawkib/tooling-vitest';

export default unit({
  dom: true,
  include: ['{src,server}/**/*.test.{ts,tsx}'],
  isolated: ['src/page-editor/keep-preferences.test.ts'],
});
