import type { ParsedOf } from '@mawkib/api-clients/contracts';
import type {
  listSiteSettings,
  SettingVersion,
  StaffSetting,
} from '@mawkib/api-clients/contracts/content';
import { sanitize } from '@mawkib/ui/rich-text';
import { and, count, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import type { Author } from '../../audit/author.js';
import { recordChange } from '../../audit/record-change.js';
import type { Database } from '../../db/database.js';
import { rows } from '../../db/rows.js';
import { settings, settingVersions } from '../../db/schema/index.js';
import { settingErrors } from './setting-errors.js';
import { defaultText, settingFault } from './setting-fault.js';
import {
  isHtmlSetting,
  isSecretName,
  isSecretSetting,
  type SettingRegistry,
  settingsOfMarket,
} from './setting-registry.js';
import { upstreamUrlFault } from './upstream-url-fault.js';

type Services = Pick<AppContext, 'db' | 'events' | 'config' | 'market'>;
type Reading = Pick<AppContext, 'db' | 'market'>;

interface Row extends Record<string, unknown> {
  key: string;
  value: string | null;
  version: number;
  updated_at: Date | string | null;
  updated_by: string | null;
}

/** Namespace of the locks that serialise writes of one setting; any unique number. */
const lockSpace = 7_240_171;
const maxAuditLength = 1000;

/** The value as staff see it; a secret is masked except for its last characters. */
const masked = (key: string, value: string | null): string | null =>
  value !== null && isSecretSetting(key)
    ? `••••${value.length >= 16 ? value.slice(-4) : ''}`
    : value;

const present = (
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

async function currentRow(db: Database, key: string): Promise<Row> {
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

const presentVersion = (row: typeof settingVersions.$inferSelect): SettingVersion => ({
  version: row.version,
  value: masked(row.key, row.value),
  at: row.changed_at.toISOString(),
  by: row.changed_by,
});

export interface SettingWrite {
  key: string;
  /** Null deletes the setting. */
  value: string | null;
  /** The version that the client has loaded; 0: not stored yet. */
  version: number;
}

/** Writes or deletes a setting; throws 409 if its version is not the current one. */
export function writeSetting(
  { db, events, config, market }: Services,
  { key, value: given, version }: SettingWrite,
  { by, at }: Author,
): Promise<StaffSetting> {
  const registry = settingsOfMarket(market);
  const value = given !== null && isHtmlSetting(key) ? sanitize(given) : given;
  const fault =
    value === null
      ? undefined
      : (settingFault(registry, key, value) ?? upstreamUrlFault(key, value, config));
  if (fault) throw settingErrors.invalidSetting(fault);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockSpace}, hashtext(${key}))`);
    const before = await currentRow(tx, key);
    if (before.version !== version) {
      const changes = await valuesSince(tx, key, version);
      throw settingErrors.staleSetting(before.version, changes);
    }
    if (value === null && before.value === null) throw settingErrors.unknownSetting();
    const isSame =
      value === before.value || (value !== null && value === masked(key, before.value));
    if (isSame) return present(before, registry);
    const row = { key, value, version: version + 1, updated_at: at, updated_by: by.name };
    if (value === null) await tx.delete(settings).where(eq(settings.key, key));
    else {
      const set = { ...row, value };
      await tx.insert(settings).values(set).onConflictDoUpdate({ target: settings.key, set });
    }
    await tx
      .insert(settingVersions)
      .values({ key, version: row.version, value, changed_at: at, changed_by: by.name });
    const action = value === null ? 'setting.deleted' : 'setting.updated';
    const details = { version: row.version, ...(value !== null && auditValue(key, value)) };
    await recordChange(tx, { by, at, action, subject: `setting/${key}`, details });
    await events.announce(tx, 'settings_changed', {});
    const written = value === null ? { ...row, updated_at: null, updated_by: null } : row;
    return present(written, registry);
  });
}

/** The value for the audit log; omitted for secrets. */
function auditValue(key: string, value: string) {
  if (isSecretName(key)) return { value: '[redacted]' };
  return { value: value.slice(0, maxAuditLength), length: value.length };
}

async function valuesSince(tx: Database, key: string, version: number): Promise<SettingVersion[]> {
  const found = await tx
    .select()
    .from(settingVersions)
    .where(and(eq(settingVersions.key, key), gt(settingVersions.version, version)))
    .orderBy(settingVersions.version);
  return found.map(presentVersion);
}
