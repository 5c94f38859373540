import { parseJson } from '../guards/parse-json.js';
import { isRecord, memberOf } from '../reading/fields.js';
import type { StorageArea } from './create-storage.js';

/**
 * Key of the versions of stored values. They are stored separately, since the specification defines
 * the exact content of the values. The default version is 1.
 */
export const versionsKey = 'mawkib_storage_versions';

const limit = 5000;

function versionsIn(area: StorageArea): Record<string, unknown> {
  const text = area.getItem(versionsKey);
  const stored = text ? parseJson(text, limit) : undefined;
  return isRecord(stored) ? { ...stored } : {};
}

/** Version of a stored value; 1 if it is missing or invalid. */
export function versionOf(area: StorageArea, key: string): number {
  const version = memberOf(versionsIn(area), key);
  return Number.isInteger(version) && (version as number) > 0 ? (version as number) : 1;
}

/** Stores the version of a value; removes it for version 1. */
export function noteVersion(area: StorageArea, key: string, version: number): void {
  if (versionOf(area, key) === version) return;
  const { [key]: _, ...others } = versionsIn(area);
  const next = version === 1 ? others : { ...others, [key]: version };
  if (Object.keys(next).length === 0) area.removeItem(versionsKey);
  else area.setItem(versionsKey, JSON.stringify(next));
}
