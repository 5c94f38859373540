import { imageSizes, type Size } from '@mawkib/core/vocabulary';
import { expect, it } from 'vitest';
import { exampleOf } from './example.fixture.js';
import { checkHeroImages } from './hero-images.js';

const image = { id: 'hero/city', alt: 'A city' };
const heroOf = async (sizes: readonly Size[] | null) => {
  const block = { id: 'a', template: 'example', fields: { hero: image, name: 'x' }, groups: [] };
  const [checked] = await checkHeroImages([block], exampleOf, async () => sizes && { sizes });
  return checked?.fields;
};
const whole = imageSizes['16-9'];

it('asks for the fallback size when the library lacks a size, or says nothing [B-0-07]', async () => {
  for (const lacking of [whole.slice(1), whole.slice(0, 2), [], null]) {
    expect(await heroOf(lacking)).toEqual({ hero: { ...image, fallback: true }, name: 'x' });
  }
  expect(await heroOf(whole)).toEqual({ hero: image, name: 'x' });
});

it('returns the width of the largest rendition', async () => {
  const large = { width: 2000, height: 1125 };
  expect(await heroOf([...whole, large])).toEqual({ hero: { ...image, widest: 2000 }, name: 'x' });
});

it('leaves blocks that it does not know as they are, and asks about none of their pictures', async () => {
  const block = { id: 'a', template: 'gone', fields: { hero: image }, groups: [] };
  const ask = async () => expect.unreachable();
  expect(await checkHeroImages([block], exampleOf, ask)).toEqual([block]);
});

it('states how light the images are in blocks with text on them, and in no others', async () => {
  const tones = { ground: '#101010', top: [0, 0], left: [0, 0], right: [0, 0] } as never;
  const block = {
    id: 'a',
    template: 'example',
    fields: { picture: image, hero: image },
    groups: [],
  };
  const facts = async () => ({ sizes: whole, tones });
  const [plain] = await checkHeroImages([block], exampleOf, facts);
  expect(plain?.fields).toEqual({ picture: image, hero: image });
  const withText = () => ({ ...exampleOf('example'), top_image: () => undefined }) as never;
  const [measured] = await checkHeroImages([block], withText, facts);
  expect(measured?.fields).toEqual({ picture: { ...image, tones }, hero: { ...image, tones } });
});
