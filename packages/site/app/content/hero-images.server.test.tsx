import { type Call, ServiceError } from '@mawkib/api-clients';
import type { PublicBlock } from '@mawkib/api-clients/contracts/content';
import { BlockComponentsProvider, Blocks } from '@mawkib/blocks';
import { checkHeroImages } from '@mawkib/blocks/model';
import { imageFallbackSize, imageSizes } from '@mawkib/core/vocabulary';
import { catalogue } from '@mawkib/demo-market/catalogue';
import { components } from '@mawkib/demo-market/components';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { createMarketCache } from '../market-cache/create-market-cache.server.ts';

beforeAll(components.preloadAll);

const slide = (id: string) => ({
  id: `slide-${id}`,
  fields: { image: { id, alt: 'A car' }, title: 'Slide', header_size: 'title', 'rdx-buttons': [] },
});
const hero = (...ids: string[]): PublicBlock => ({
  id: 'hero',
  template: 'hero-carousel',
  fields: { slide_duration: 6000, slide_duration_limit: 4, slider_theme: 'dark-theme' },
  groups: ids.map(slide),
});

/** Renders the page for visitors with these responses of the media library. */
async function shown(response: (id: string) => unknown, blocks: PublicBlock[]) {
  const log = vi.fn();
  const call = vi.fn(async (_: unknown, { params }: { params: { id: string } }) => ({
    data: response(params.id),
  }));
  const { imageFactsOf } = createMarketCache({ call: call as unknown as Call, log });
  const html = renderToStaticMarkup(
    <BlockComponentsProvider value={components}>
      <Blocks blocks={await checkHeroImages(blocks, catalogue.definitionOf, imageFactsOf)} />
    </BlockComponentsProvider>,
  );
  const sizes = [...new Set([...html.matchAll(/\/(\d+x\d+)\.jpg/g)].map(([, size]) => size))];
  return { html, sizes, log, call };
}
const withSizes = (sizes: readonly { width: number; height: number }[]) => () => ({
  variants: sizes.map((size) => ({ ...size, format: 'jpg', url: '/x.jpg' })),
});
const whole = imageSizes['16-9'];
const single = `${imageFallbackSize.width}x${imageFallbackSize.height}`;

it('shows the fallback picture, and no error, when the library does not answer [S-8-25]', async () => {
  const failing = () => {
    throw new ServiceError('http', 'The library is away', { status: 503 });
  };
  const { html, sizes, log } = await shown(failing, [hero('city')]);
  expect(sizes).toEqual([single]);
  expect(html).toContain('alt="A car"');
  expect(html).not.toMatch(/away|try again|data-failed/i);
  expect(log).not.toHaveBeenCalled();
});

it('shows every size that a hero has, and the fallback where one is missing [B-0-07]', async () => {
  const { sizes } = await shown(withSizes(whole), [hero('city')]);
  expect(sizes).toEqual(whole.map(({ width, height }) => `${width}x${height}`));
  expect((await shown(withSizes(whole.slice(1)), [hero('city')])).sizes).toEqual([single]);
});

it('asks once for a picture, and for none of blocks without a hero', async () => {
  const snippet = { id: 's', template: 'snippet', fields: { title: 'a' }, groups: [] };
  const unknown = { id: 'u', template: 'gone', fields: {}, groups: [] };
  const { call } = await shown(withSizes(whole), [hero('a', 'b'), hero('a'), snippet, unknown]);
  expect(call.mock.calls.map(([, { params }]) => params.id)).toEqual(['a', 'b']);
});

it('offers larger renditions above a tablet, up to the largest that the library has', async () => {
  const large = [
    { width: 2000, height: 1125 },
    { width: 2880, height: 1620 },
  ];
  const { html } = await shown(withSizes([...whole, ...large]), [hero('a')]);
  const [source = ''] = html.match(/<source media="\(min-width: 1024px\)"[^>]*>/) ?? [];
  expect([...source.matchAll(/(\d+)x\d+\.avif/g)].map(([, width]) => width)).toEqual([
    '2880',
    '2000',
    '1600',
    '1024',
    '640',
  ]);
  const others = html.replaceAll(/<source media="\(min-width: 1024px\)"[^>]*>/g, '');
  expect(others).not.toMatch(/2000x|2880x|3840x/);
  expect((await shown(withSizes(whole), [hero('b')])).html).not.toContain('min-width: 1024px');
});
