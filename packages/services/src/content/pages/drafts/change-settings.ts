import { isDeepStrictEqual } from 'node:util';
import type { PageSettings } from '@mawkib/api-clients/contracts/content';
import type { AppContext } from '../../../app-context.js';
import type { Author } from '../../../audit/author.js';
import { recordChange } from '../../../audit/record-change.js';
import type { PageTraits } from '../../../db/schema/page-snapshot.js';
import { lockPage } from '../lock-page.js';
import { pageErrors } from '../page-errors.js';
import { freePath, lockPaths } from '../paths/page-paths.js';
import { validPath } from '../paths/path-checks.js';
import { type PageRow, settingsOf } from '../staff-page.js';
import { checkPageType, checkSettings } from './check-settings.js';
import { storeDraft } from './store-draft.js';

export type SomeSettings = { [name in keyof PageSettings]?: PageSettings[name] | undefined };

/** Merges changes into settings. Localized texts are merged per language. */
export function changedSettings(before: PageSettings, given: SomeSettings): PageSettings {
  const settings: Record<string, unknown> = { ...before };
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const was = settings[name];
    const texts = typeof value === 'object' && value !== null;
    settings[name] = texts ? { ...(was as object), ...value } : value;
  }
  return settings as PageSettings;
}

/** Columns of a page's row for its settings. */
export function columnsOf(settings: PageSettings, traits: PageTraits) {
  const { path, title, page_type, ...rest } = settings;
  return { path, title, page_type, traits: { ...traits, ...rest } };
}

/** Names of the settings that differ. */
export const namesOfChanges = (before: PageSettings, after: PageSettings): string[] =>
  Object.keys(after).filter((name) => {
    const key = name as keyof PageSettings;
    return !isDeepStrictEqual(before[key], after[key]);
  });

export interface SettingsChange {
  id: string;
  version: number;
  settings: SomeSettings;
}

/** Writes settings into a draft. Visitors see them after publication. */
export function changeSettings(
  { db, market, sitePaths }: Pick<AppContext, 'db' | 'market' | 'sitePaths'>,
  { id, version, settings: given }: SettingsChange,
  author: Author,
): Promise<PageRow> {
  const path = given.path === undefined ? undefined : validPath(given.path, 'page', sitePaths);
  return db.transaction(async (tx) => {
    if (path !== undefined) await lockPaths(tx);
    const page = await lockPage(tx, id, version);
    if (page.kind !== 'page') throw pageErrors.unknownPage();
    const before = settingsOf(page);
    const after = changedSettings(before, { ...given, path });
    const settings = namesOfChanges(before, after);
    if (settings.length === 0) return page;
    checkSettings(after);
    if (settings.includes('page_type')) checkPageType(after.page_type, market);
    if (after.path !== before.path) {
      if (before.path === '/') throw pageErrors.homePage();
      await freePath(tx, after.path, { id, from: page.live_path });
    }
    const stored = await storeDraft(
      tx,
      page,
      { settings, draft: columnsOf(after, page.traits) },
      author,
    );
    const details = { version: stored.version, changed: settings };
    const subject = `page/${id}`;
    await recordChange(tx, { ...author, action: 'page.settings_changed', subject, details });
    return stored;
  });
}
