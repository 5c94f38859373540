import * as z from 'zod';
import * as operations from '../../operations/site-administration.js';
import { baseVersionText, envelope, listOf, maxVersion, pageQuery } from '../common.js';
import { operation } from '../operation.js';

const admin = ['admin'] as const;

/** A dotted name, with a language at its end where the value is for one language. */
export const settingKey = z
  .string()
  .min(1)
  .max(150)
  .regex(/^[a-z\d]+(?:[._-][a-z\d]+)*$/i);

export const settingKinds = ['text', 'flag', 'number', 'json', 'choice'] as const;

/**
 * A setting as administrators see it. `version` 0: nobody has written it and its default holds. Of a
 * secret no more is shown than its end.
 */
export const staffSetting = z.looseObject({
  key: z.string(),
  value: z.string().nullable(),
  /** Null: the site knows no such setting, a market's own code may. */
  kind: z.enum(settingKinds).nullable(),
  /** What holds while there is no value, as it would be written. */
  default: z.string().nullable(),
  is_secret: z.boolean(),
  version: z.int().min(0),
  updated_at: z.string().nullable(),
  updated_by: z.string().nullable(),
});
export type StaffSetting = z.infer<typeof staffSetting>;

/** One value that a setting had; null: it was taken away. */
export const settingVersion = z.looseObject({
  version: z.int(),
  value: z.string().nullable(),
  at: z.string(),
  by: z.string().nullable(),
});
export type SettingVersion = z.infer<typeof settingVersion>;

const byKey = z.object({ key: settingKey });

/** All that the site knows and all that was written, by key. */
export const listSiteSettings = operation(operations.listSiteSettings, {
  access: admin,
  summary: 'Settings of the market, for administrators',
  query: z.object({
    ...pageQuery(200, 100),
    search: z.string().max(200).optional(),
    status: z.enum(['all', 'written']).default('all'),
    sort: z.enum(['key', '-updated_at']).default('key'),
  }),
  response: listOf(staffSetting),
});

export const getSiteSetting = operation(operations.getSiteSetting, {
  access: admin,
  summary: 'A setting',
  params: byKey,
  errors: { unknown_setting: 404 },
  response: envelope(staffSetting),
});

/** Newest first. */
export const listSettingVersions = operation(operations.listSettingVersions, {
  access: admin,
  summary: 'Values that a setting had',
  params: byKey,
  query: z.object(pageQuery(100, 20)),
  response: listOf(settingVersion),
});

/**
 * Writes a setting; its type says what fits (422 `invalid_setting`). `version` is the one that was
 * changed, 0 for one that nobody has written; a stale one is refused with 409 `stale_version` and
 * the values since.
 */
export const saveSiteSetting = operation(operations.saveSiteSetting, {
  access: admin,
  summary: 'Writes a setting',
  params: byKey,
  body: z.object({ value: z.string().max(200_000), version: z.int().min(0).max(maxVersion) }),
  errors: { stale_version: 409, invalid_setting: 422 },
  response: envelope(staffSetting),
});

/** Takes a value away, so that the default holds again. */
export const deleteSiteSetting = operation(operations.deleteSiteSetting, {
  access: admin,
  summary: 'Takes a setting back to its default',
  params: byKey,
  query: z.object({ version: baseVersionText }),
  errors: { unknown_setting: 404, stale_version: 409 },
  response: envelope(staffSetting),
});
