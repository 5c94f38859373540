import { type NavPanelDraft, navLimits } from '@mawkib/api-clients/contracts/content';
import { ne } from 'drizzle-orm';
import type { Database } from '../../../db/database.js';
import { navEntries } from '../../../db/schema/index.js';
import { settingErrors } from '../../pages/page-setting-errors.js';
import { navEntryErrors, navFieldErrors } from './nav-entry-errors.js';
import { linksOf } from './nav-panels.js';

interface Entry {
  id?: string;
  area: 'primary' | 'secondary' | 'footer';
  children: readonly { url: string }[];
  panel: NavPanelDraft;
}

/**
 * Rejects an entry that would exceed the limits of the menu (`navLimits`). A menu that exceeds them
 * already can still be changed, as long as it does not grow.
 */
export async function checkMenu(tx: Database, entry: Entry, before?: Entry): Promise<void> {
  if (entry.area === 'footer') return;
  const { id, children, panel } = navEntries;
  const all = await tx
    .select({ id, children, panel })
    .from(navEntries)
    .where(ne(navEntries.area, 'footer'));
  const others = all.filter((other) => other.id !== before?.id);
  const isNew = !before || before.area === 'footer';
  if (isNew && others.length >= navLimits.entries) throw navEntryErrors.fullMenu();
  const own = menuLinks(entry);
  const count = others.reduce((sum, other) => sum + menuLinks(other), own);
  if (count <= navLimits.links || (!isNew && own <= menuLinks(before))) return;
  const field = fieldOf(entry.panel);
  throw settingErrors.invalid([navFieldErrors.tooManyLinks(field, count)]);
}

/** Links of an entry in the newer navigation: those of its panel, or its children without one. */
function menuLinks({ children, panel }: Pick<Entry, 'children' | 'panel'>): number {
  const inPanel = linksOf({ children: [], panel }).length;
  return inPanel > 0 ? inPanel : children.length;
}

const fieldOf = ({ columns, cards }: NavPanelDraft) =>
  columns.length > 0 ? 'columns' : cards.length > 0 ? 'cards' : 'children';
