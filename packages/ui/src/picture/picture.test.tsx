import { imageFallbackSize, imageSizes } from '@mawkib/core/vocabulary';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { imageUrl } from './image-url.js';
import { Picture, type PictureProps } from './Picture.js';

const picture = (props: Partial<PictureProps> = {}) =>
  renderToStaticMarkup(<Picture image={{ id: 'hero/a b', alt: 'x' }} {...props} />);

it('addresses a file by id, size and format', () => {
  expect(imageUrl('studio/x y', 640, 0, 'avif')).toBe(
    '/services/media/images/studio/x%20y/640x0.avif',
  );
});

it('offers avif and webp before jpg, with its size kept free', () => {
  const html = picture();
  expect(html.indexOf('image/avif')).toBeLessThan(html.indexOf('image/webp'));
  expect(html).toContain('width="1600" height="900"');
  expect(html).toContain('alt="x"');
});

it('asks for the three hero sizes, or for the fallback alone [S-9-35]', () => {
  const html = picture({ renditions: imageSizes['16-9'] });
  for (const size of ['1600x900', '1024x576', '640x360']) expect(html).toContain(size);
  const single = picture({ fallback: imageFallbackSize });
  expect(single).toContain('900x500');
  expect(single).not.toContain('1600x900');
});

it('has a set of sizes for each ratio', () => {
  for (const [ratio, sizes] of Object.entries(imageSizes)) {
    const [wide, high] = ratio === '1-1' ? [1, 1] : ratio === '16-9' ? [16, 9] : [16, 6.5];
    for (const { width, height } of sizes) expect(width * high).toBe(height * wide);
  }
});

it('is 16-9 by default 16-6-5 or 1-1 [S-9-36]', () => {
  expect(picture()).toContain('data-ratio="16-9"');
  // @ts-expect-error: no such ratio
  expect(<Picture image={{ id: 'a' }} ratio="4-3" />).toBeDefined();
  expect(picture({ ratio: '16-6-5' })).toContain('data-ratio="16-6-5"');
  expect(picture({ ratio: '1-1' })).toContain('data-ratio="1-1"');
});

it('loads at once in the first two blocks and lazily after, the first before all else [B-0-09]', () => {
  const loading = [0, 1, 2, 3].map((index) => /loading="(\w+)"/.exec(picture({ index }))?.[1]);
  expect(loading).toEqual(['eager', 'eager', 'lazy', 'lazy']);
  expect(picture({ index: 0 })).toContain('fetchPriority="high"');
  expect(picture({ index: 1 })).not.toContain('fetchPriority');
  expect(picture()).toContain('loading="lazy"');
});

it('is nothing without an image', () => {
  expect(renderToStaticMarkup(<Picture image={null} />)).toBe('');
  expect(renderToStaticMarkup(<Picture image={{ id: '' }} />)).toBe('');
});

describe('over the whole width', () => {
  const sizesOf = (html: string) => /<img[^>]* sizes="([^"]*)"/.exec(html)?.[1];

  it('switches renditions at the breakpoints on a plain screen', () => {
    expect(sizesOf(picture())).toBe(
      '(max-width: 740.98px) min(100vw, 640px), (max-width: 1279.98px) 1024px, 1600px',
    );
    expect(sizesOf(picture({ ratio: '1-1' }))).toBe(
      '(max-width: 740.98px) min(100vw, 360px), (max-width: 1279.98px) 1024px, 1600px',
    );
  });

  it('asks for a single rendition as wide as it is', () => {
    expect(sizesOf(picture({ fallback: imageFallbackSize }))).toBe('100vw');
  });
});

it('is as wide as its block declares where it takes a part of the page', () => {
  expect(picture({ sizes: '25vw' })).toContain('sizes="25vw"');
});

it('is a square on a phone with squareOnPhone, except if the library has a single size', () => {
  const html = picture({ squareOnPhone: true });
  const [first = ''] = html.match(/<source[^>]*>/g) ?? [];
  expect(first).toContain('media="(max-width: 740.98px)"');
  expect(first).toContain('360x360.avif 360w');
  expect(html.indexOf('1600x1600')).toBeLessThan(html.indexOf('1600x900'));
  expect(picture({ squareOnPhone: true, fallback: imageFallbackSize })).not.toContain('360x360');
});

it('keeps the focal point in sight where it is cropped', () => {
  expect(picture({ image: { id: 'a', focal: { x: 0.2, y: 0.75 } } })).toContain(
    'style="--focus:20% 75%"',
  );
  expect(picture()).not.toContain('--focus');
});
