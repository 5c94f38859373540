// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { show } from '../block.fixture.js';
import { fixtures } from './{{key}}.fixture.js';

it.each([
  ['ar', 'عنوان القسم', 'نصّ.'],
  ['en', 'The block’s title', 'Text.'],
] as const)('shows its title and text in %s', async (locale, title, paragraph) => {
  const { root } = await show(fixtures[0], { locale });
  expect(root.textContent).toContain(title);
  expect(root.textContent).toContain(paragraph);
});
