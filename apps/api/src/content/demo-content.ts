import type { Localized, StoredBlock, Theme } from '@mawkib/api-clients/contracts';
import type { Catalogue } from '@mawkib/blocks/definitions';
import { fromSample } from '@mawkib/blocks/model';
import type { Database } from '../db/database.js';
import { navEntries, pages, pageVersions, settings, settingVersions } from '../db/schema/index.js';
import type { Kernel } from '../frame/kernel.js';
import { plainTraits } from './page-defaults.js';
import { searchText } from './page-search.js';
import type { PageSnapshot, RedirectTarget } from './page-snapshot.js';

/** A block of a demo page: what differs from its definition's defaults. */
export interface DemoBlock {
  template: string;
  fields: Record<string, unknown>;
  groups: Record<string, unknown>[];
}

export interface DemoPage {
  id: string;
  path: string;
  title: Localized;
  meta_title: Localized;
  meta_description: Localized;
  image_id: string | null;
  page_type: string | null;
  theme: Theme;
  layout?: PageSnapshot['traits']['layout'];
  blocks: DemoBlock[];
}

export type DemoRedirect = { id: string; path: string; to: string } & Partial<RedirectTarget>;

/** Stores the demo market's pages as published version 1, and what surrounds them. */
export async function loadDemoContent(
  db: Database,
  { clock, catalogue }: Pick<Kernel, 'clock' | 'catalogue'>,
): Promise<void> {
  const { demoNavigation } = await import('../../demo/content/navigation.js');
  const { demoPages, demoRedirects } = await import('../../demo/content/pages/index.js');
  const { demoSettings } = await import('../../demo/content/settings.js');

  const whole = demoPages(catalogue).map((page) => pageOf(page, catalogue));
  await insertPages(db, [...whole, ...demoRedirects.map(redirectOf)], clock.now());
  const given = Object.entries(demoSettings).map(([key, value]) => ({ key, value }));
  await db.insert(settings).values(given);
  const first = { version: 1, changed_at: clock.now() };
  await db.insert(settingVersions).values(given.map((setting) => ({ ...setting, ...first })));
  await db.insert(navEntries).values(
    demoNavigation.map((entry, position) => ({
      ...entry,
      position,
      children: [...entry.children],
    })),
  );
}

type DemoEntry = { id: string; snapshot: PageSnapshot };

async function insertPages(db: Database, entries: DemoEntry[], now: Date) {
  const version = 1;
  await db.insert(pages).values(
    entries.map(({ id, snapshot }) => ({
      id,
      ...snapshot,
      version,
      published_version: version,
      published: snapshot,
      search_text: searchText(snapshot.path, snapshot.title),
      created_at: now,
      updated_at: now,
      updated_by: null,
    })),
  );
  await db
    .insert(pageVersions)
    .values(
      entries.map(({ id, snapshot }) => ({ page_id: id, version, snapshot, published_at: now })),
    );
}

/** As it is stored; throws where its content is not valid. */
export function pageOf(
  { id, blocks, path, title, page_type, ...given }: DemoPage,
  catalogue: Catalogue,
): DemoEntry {
  const traits = { ...plainTraits(path), ...given };
  const tree = blocks.map((block, index) => storedBlock(block, `${id}-${index + 1}`, catalogue));
  const faults = catalogue.validate(tree).filter(({ severity }) => severity === 'error');
  if (faults.length) {
    throw new Error(`Demo page ${path}: ${faults.map(({ message }) => message.en).join('; ')}`);
  }
  return { id, snapshot: { kind: 'page', path, title, page_type, traits, blocks: tree } };
}

function storedBlock(
  { template, ...sample }: DemoBlock,
  id: string,
  { definitionOf }: Catalogue,
): StoredBlock {
  const definition = definitionOf(template);
  if (!definition) throw new Error(`Demo block ${id}: there is no template ${template}`);
  let made = 0;
  return fromSample(definition, sample, () => (made++ === 0 ? id : `${id}-${made - 1}`));
}

function redirectOf({ id, path, ...target }: DemoRedirect): DemoEntry {
  const redirect = { ...plainRedirect, ...target };
  const traits = { ...plainTraits(path), redirect };
  const title = { ar: path, en: path };
  return { id, snapshot: { kind: 'redirect', path, title, page_type: null, traits, blocks: [] } };
}

const plainRedirect = {
  http_code: 301,
  link_type: 'internal' as const,
  redirect_path: null,
  link_new_window: false,
};
