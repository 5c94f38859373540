import { createBlock, createGroup, type StoredBlock } from '@mawkib/blocks/model';
import { catalogue } from '@mawkib/demo-market/catalogue';
import { createPageStore } from '../page-editor/store/create-page-store.ts';
import type { OpenedPage } from '../page-editor/store/page-state.ts';

/** A block with the given values and a readable id. */
export function blockFixture(
  template: string,
  id: string,
  fields: Record<string, unknown> = {},
  groups: Record<string, unknown>[] = [],
): StoredBlock {
  const definition = catalogue.definitionOf(template);
  if (!definition) throw new Error(`No block ${template}.`);
  const block = createBlock(definition, () => id);
  return {
    ...block,
    fields: { ...block.fields, ...fields },
    groups: groups.map((values, at) => {
      const group = createGroup(definition, () => `${id}-${at}`);
      return { ...group, fields: { ...group.fields, ...values } };
    }),
  };
}

/** A page of three blocks, opened at version 4. */
export const pageFixture = (blocks?: StoredBlock[]): OpenedPage => ({
  id: 'home',
  path: '/',
  live_path: '/',
  title: { ar: 'الرئيسية', en: 'Home' },
  page_type: null,
  kind: 'page',
  version: 4,
  published_version: 3,
  created_at: '2026-11-20T07:00:00.000Z',
  updated_at: '2026-11-20T08:00:00.000Z',
  updated_by: 'نورة · Noura',
  deleted_at: null,
  deleted_by: null,
  meta_title: {},
  meta_description: {},
  image_id: null,
  external_meta_image: null,
  canonical_url: null,
  disable_seo_tracking: false,
  layout: 'brand',
  theme: 'land-rover',
  date: null,
  blocks: blocks ?? [
    blockFixture('snippet', 'a', { title: { ar: 'أول', en: 'First' } }),
    blockFixture('content-blocks', 'b', {}, [
      { title: { ar: 'بطاقة', en: 'Card' } },
      { title: { ar: 'أخرى', en: 'Other' } },
    ]),
    blockFixture('accordion', 'c'),
  ],
});

/** Page store with the page, and the demo market's catalogue. */
export const pageStoreFixture = (
  page: OpenedPage = pageFixture(),
  given: Partial<Parameters<typeof createPageStore>[1]> = {},
) => createPageStore(page, { definitionOf: catalogue.definitionOf, ...given });
