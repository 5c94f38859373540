import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withOwnFiles } from './media-files.js';

it('makes a built Storybook ask for the files beside it', () => {
  const path = new URL('../../../packages/ui/src/picture/image-url.ts', import.meta.url);
  const code = withOwnFiles(readFileSync(path, 'utf8'));
  expect(code).toContain('./media/');
  expect(code).not.toContain('/services/media');
});
