import type { StoredBlock } from '@mawkib/api-clients/contracts/content';
import type { Catalogue } from '@mawkib/blocks/definitions';
import { fromSample } from '@mawkib/blocks/model';
import type { AppContext } from '../../app-context.js';
import type {
  ContentBlock,
  ContentPage,
  ContentRedirect,
  MarketContent,
} from '../../config/market-content.js';
import type { Database } from '../../db/database.js';
import { insertRows } from '../../db/insert-rows.js';
import { pages, pageVersions, settings, settingVersions } from '../../db/schema/index.js';
import type { PageSnapshot } from '../../db/schema/page-snapshot.js';
import { defaultTraits } from './default-traits.js';
import { searchText } from './search-text.js';

/** Stores the market's initial pages as published version 1, with their settings. */
export async function seedPages(
  db: Database,
  { pages: given = [], redirects = [], settings: set = {} }: MarketContent,
  { clock, catalogue }: Pick<AppContext, 'clock' | 'catalogue'>,
): Promise<void> {
  const whole = given.map((page) => pageOf(page, catalogue));
  await insertPages(db, [...whole, ...redirects.map(redirectOf)], clock.now());
  const values = Object.entries(set).map(([key, value]) => ({ key, value }));
  await insertRows(db, settings, values);
  const first = { version: 1, changed_at: clock.now() };
  await insertRows(
    db,
    settingVersions,
    values.map((setting) => ({ ...setting, ...first })),
  );
}

type Entry = { id: string; snapshot: PageSnapshot };

async function insertPages(db: Database, entries: Entry[], now: Date) {
  const version = 1;
  if (entries.length === 0) return;
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

/** The page as it is stored; throws if its content is invalid. */
export function pageOf(
  { id, blocks, path, title, page_type, ...given }: ContentPage,
  catalogue: Catalogue,
): Entry {
  const traits = { ...defaultTraits(path), ...given };
  const tree = blocks.map((block, index) => storedBlock(block, `${id}-${index + 1}`, catalogue));
  const faults = catalogue.validate(tree).filter(({ severity }) => severity === 'error');
  if (faults.length) {
    throw new Error(`Page ${path}: ${faults.map(({ message }) => message.en).join('; ')}`);
  }
  return { id, snapshot: { kind: 'page', path, title, page_type, traits, blocks: tree } };
}

function storedBlock(
  { template, ...sample }: ContentBlock,
  id: string,
  { definitionOf }: Catalogue,
): StoredBlock {
  const definition = definitionOf(template);
  if (!definition) throw new Error(`Block ${id}: template ${template} not found`);
  let made = 0;
  return fromSample(definition, sample, () => (made++ === 0 ? id : `${id}-${made - 1}`));
}

function redirectOf({ id, path, ...target }: ContentRedirect): Entry {
  const redirect = { ...plainRedirect, ...target };
  const traits = { ...defaultTraits(path), redirect };
  const title = { ar: path, en: path };
  return { id, snapshot: { kind: 'redirect', path, title, page_type: null, traits, blocks: [] } };
}

const plainRedirect = {
  http_code: 301,
  link_type: 'internal' as const,
  redirect_path: null,
  link_new_window: false,
};
