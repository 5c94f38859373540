import { unit } from '@mawkib/tooling-vitest';

export default unit({
  isolate: true,
  dom: true,
  include: ['{src,server}/**/*.test.{ts,tsx}'],
  isolated: ['server/editor.test.ts', 'src/page-editor/inspector/languages.test.tsx'],
});
