import { expect, test } from 'vitest';
import { fileNames } from './file-names.ts';
import { probe } from './probe.ts';

test('good names pass', () => {
  const good = {
    'packages/ui/src/Carousel.tsx': 'export const Carousel = () => <p>…</p>;',
    'packages/ui/src/Carousel.stories.tsx': 'export const Basic = <Carousel />;',
    'packages/ui/src/locale-context.tsx': 'export const x = <></>;',
    'packages/ui/src/hero-carousel.styles.ts': '',
    'apps/site/app/entry.client.tsx': 'hydrateRoot(document, <App />);',
    'apps/storybook/.storybook/main.ts': '',
    'packages/ui/README.md': '',
  };
  expect(probe(fileNames, good)).toEqual([]);
});

test.each([
  ['packages/ui/src/heroCarousel.ts', ''],
  ['packages/ui/src/HeroCarousel.ts', ''],
  ['packages/ui/src/hero_carousel.styles.ts', ''],
  ['packages/ui/src/heroCarousel.tsx', '<p />'],
  ['packages/ui/src/HeroCarousel/index.ts', ''],
])('%s is rejected', (path, text) => {
  expect(probe(fileNames, { [path]: text })).toHaveLength(1);
});

test('a .tsx file without JSX is rejected, whatever its comments say', () => {
  const text = '// <p /> would be JSX\nexport const two = identity<number>(2);';
  expect(probe(fileNames, { 'packages/ui/src/two.tsx': text })).toEqual([
    'packages/ui/src/two.tsx there is no JSX in this file: its name ends in .ts',
  ]);
});
