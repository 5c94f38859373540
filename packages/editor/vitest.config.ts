import { unit } from '@mawkib/tooling-vitest';

export default unit({
  dom: true,
  include: ['{src,server}/**/*.test.{ts,tsx}'],
  isolated: [
    'server/editor.test.ts',
    // Toasts of earlier files would stand beside theirs.
    'src/controls/{dialog,toasts}.test.tsx',
    'src/page-editor/inspector/languages.test.tsx',
  ],
});
