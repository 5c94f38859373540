import type { ParsedOf } from '@mawkib/api-clients/contracts';
import type {
  listSiteSettings,
  SettingVersion,
  StaffSetting,
} from '@mawkib/api-clients/contracts/content';
import { count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import type { Database } from '../../db/database.js';
import { rows } from '../../db/rows.js';
import { settings, settingVersions } from '../../db/schema/index.js';
import { settingErrors } from './setting-errors.js';
import { defaultText } from './setting-fault.js';
import { isSecretSetting, type SettingRegistry, settingsOfMarket } from './setting-registry.js';

type Reading = Pick<AppContext, 'db' | 'market'>;

interface Row extends Record<string, unknown> {
  key: string;
  value: string | null;
  version: number;
  updated_at: Date | string | null;
  updated_by: string | null;
}

/** The value as staff see it; a secret is masked except for its last characters. */
export const masked = (key: string, value: string | null): string | null =>
  value !== null && isSecretSetting(key)
    ? `••••${value.length >= 16 ? value.slice(-4) : ''}`
    : value;

export const present = (
  { key, value, version, updated_at, updated_by }: Row,
  settings: SettingRegistry,
): StaffSetting => ({
  key,
  value: masked(key, value),
  kind: settings.definitionOf(key)?.kind ?? null,
  default: defaultText(settings, key),
  is_secret: isSecretSetting(key),
  version,
  updated_at: updated_at === null ? null : new Date(updated_at).toISOString(),
  updated_by,
});

/** All keys with their rows and current versions. */
const allSettings = (keys: readonly string[]): SQL => sql`
  select k.key, s.value, s.updated_at, s.updated_by,
    coalesce(s.version, (select max(v.version) from setting_versions v where v.key = k.key), 0)
      as version
  from (
    select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) as key
    union select key from settings
  ) k left join settings s on s.key = k.key`;

type Query = ParsedOf<typeof listSiteSettings>['query'];

/** All settings that the site defines or that were written. */
export async function listSettings({ db, market }: Reading, query: Query) {
  const registry = settingsOfMarket(market);
  const { items, page, search = '', status, sort } = query;
  const written = status === 'written';
  const wanted = sql`strpos(lower(a.key), ${search.trim().toLowerCase()}) > 0
    and (not ${written}::boolean or a.value is not null)`;
  const order =
    sort === 'key' ? sql`a.key collate "C"` : sql`a.updated_at desc nulls last, a.key collate "C"`;
  const all = sql`from (${allSettings(registry.keys)}) a where ${wanted}`;
  const found = await rows<Row>(
    db,
    sql`select a.* ${all} order by ${order} limit ${items} offset ${(page - 1) * items}`,
  );
  const [counted] = await rows<{ total: number }>(db, sql`select count(*)::int as total ${all}`);
  return {
    data: found.map((row) => present(row, registry)),
    meta: { page, items, total: counted?.total ?? 0 },
  };
}

/** One setting; throws 404 for a key that is neither defined nor stored. */
export async function readSetting({ db, market }: Reading, key: string): Promise<StaffSetting> {
  const registry = settingsOfMarket(market);
  const row = await currentRow(db, key);
  if (row.version === 0 && !registry.definitionOf(key)) throw settingErrors.unknownSetting();
  return present(row, registry);
}

/** The stored row of a setting, or one without a value and with the last version of a deleted one. */
export async function currentRow(db: Database, key: string): Promise<Row> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  if (row) return row;
  const [last] = await db
    .select({ version: settingVersions.version })
    .from(settingVersions)
    .where(eq(settingVersions.key, key))
    .orderBy(desc(settingVersions.version))
    .limit(1);
  const version = last?.version ?? 0;
  return { key, value: null, version, updated_at: null, updated_by: null };
}

/** Previous values of a setting, newest first. */
export async function listVersionsOf(
  db: Database,
  key: string,
  { items, page }: { items: number; page: number },
) {
  const ofKey = eq(settingVersions.key, key);
  const [found, [all]] = await Promise.all([
    db
      .select()
      .from(settingVersions)
      .where(ofKey)
      .orderBy(desc(settingVersions.version))
      .limit(items)
      .offset((page - 1) * items),
    db.select({ total: count() }).from(settingVersions).where(ofKey),
  ]);
  return { data: found.map(presentVersion), meta: { page, items, total: all?.total ?? 0 } };
}

export const presentVersion = (row: typeof settingVersions.$inferSelect): SettingVersion => ({
  version: row.version,
  value: masked(row.key, row.value),
  at: row.changed_at.toISOString(),
  by: row.changed_by,
});
