import type { SettingVersion, StaffSetting } from '@mawkib/api-clients/contracts/content';
import { sanitize } from '@mawkib/ui/rich-text';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import type { Author } from '../../audit/author.js';
import { recordChange } from '../../audit/record-change.js';
import type { ApiConfig } from '../../config/api-config.js';
import type { Database } from '../../db/database.js';
import { settings, settingVersions } from '../../db/schema/index.js';
import { pastedLink } from '../pages/paths/pasted-link.js';
import { settingErrors } from './setting-errors.js';
import { settingFault } from './setting-fault.js';
import { isHtmlSetting, isSecretName, settingsOfMarket } from './setting-registry.js';
import { currentRow, masked, present, presentVersion } from './site-settings.js';
import { upstreamUrlFault } from './upstream-url-fault.js';
import { withStoredLinks } from './with-stored-links.js';

type Services = Pick<AppContext, 'db' | 'events' | 'config' | 'market'>;

/** Namespace of the locks that serialise writes of one setting; any unique number. */
const lockSpace = 7_240_171;
const maxAuditLength = 1000;

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
  const value = given === null ? null : storedValue(key, given, config);
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

/** A value as it is stored: HTML is sanitised, and pasted links of the site are paths. */
const storedValue = (key: string, value: string, { origin }: Pick<ApiConfig, 'origin'>): string =>
  isHtmlSetting(key)
    ? sanitize(value)
    : withStoredLinks(key, value, (url) => pastedLink(url, origin));

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
