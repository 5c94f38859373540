import { createSettings, siteSettings } from '@mawkib/core/settings';
import { describe, expect, it, vi } from 'vitest';
import { example, exampleOf } from './example.fixture.js';
import { resolvePage } from './resolving/resolve-page.js';
import { withPredefinedLinks } from './with-predefined-links.js';

/** URLs of a block's links after aliases were resolved. */
function addresses(urls: readonly string[], setting: string) {
  const rows = [{ key: 'floating_action.predefined_links', value: setting }];
  const settings = createSettings(siteSettings, rows, { warn: vi.fn(), error: vi.fn() });
  const [go = '', ...others] = urls.map((url) => ({ label: { ar: 'x' }, url }));
  const stored = { id: 'a', template: example.key, version: 2, groups: [] };
  const blocks = resolvePage([{ ...stored, fields: { go, links: others } }], exampleOf, {
    locale: 'ar',
    now: new Date('2026-06-15'),
  });
  const links = settings.get('floating_action.predefined_links');
  const [block] = withPredefinedLinks(blocks, exampleOf, links);
  if (!block) throw new Error('The page lost its block');
  const { go: first, links: rest } = block.fields as Record<'go', { url: string }> & {
    links: { url: string }[];
  };
  return [first, ...rest].map(({ url }) => url);
}

const aliases = JSON.stringify([
  { alias: '@drive', url: '/test-drive' },
  { alias: '@bad', url: 'javascript:alert(1)' },
]);

describe('links of blocks', () => {
  it('take the address of an alias; an unknown one stays, as does each where the list cannot be read [B-3-391] [B-3-392]', () => {
    expect(addresses(['@drive', '@other', '/models', ' @drive '], aliases)).toEqual([
      '/test-drive',
      '@other',
      '/models',
      '/test-drive',
    ]);
    expect(addresses(['@drive', '@other'], '{')).toEqual(['@drive', '@other']);
  });

  it('never take an address that could run something', () => {
    expect(addresses(['@bad'], aliases)).toEqual(['']);
  });

  it('are found in repeated groups too', () => {
    const group_fields = { link: example.fields.go };
    const group = { id: 'g', fields: { link: { label: 'x', url: '@drive' } } };
    const block = { id: 'a', template: example.key, fields: {}, groups: [group] };
    const lookUp = () => ({ ...example, group_fields });
    const [shown] = withPredefinedLinks([block], lookUp, JSON.parse(aliases));
    expect(shown?.groups[0]?.fields.link).toMatchObject({ url: '/test-drive' });
  });
});
