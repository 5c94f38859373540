import * as z from 'zod';
import { baseVersionText, envelope, listOf, maxVersion, pageQuery } from '../envelope.js';
import { operation } from '../operation.js';

const admin = ['admin'] as const;

/** A dotted name; ends with a locale if the value is for one locale. @internal */
export const settingKey = z
  .string()
  .min(1)
  .max(150)
  .regex(/^[a-z\d]+(?:[._-][a-z\d]+)*$/i);

export const settingKinds = ['text', 'flag', 'number', 'json', 'choice'] as const;

/**
 * A setting for administrators. `version` is 0 if it was never written and the default applies. Of
 * a secret only the last characters are sent.
 */
export const staffSetting = z.looseObject({
  key: z.string(),
  value: z.string().nullable(),
  /** Null: the setting is unknown to the site, but the market's code may use it. */
  kind: z.enum(settingKinds).nullable(),
  /** Value that applies while none is stored, in the format of stored values. */
  default: z.string().nullable(),
  is_secret: z.boolean(),
  version: z.int().min(0),
  updated_at: z.string().nullable(),
  updated_by: z.string().nullable(),
});
export type StaffSetting = z.infer<typeof staffSetting>;

/** A value that a setting had; null: it was deleted. */
export const settingVersion = z.looseObject({
  version: z.int(),
  value: z.string().nullable(),
  at: z.string(),
  by: z.string().nullable(),
});
export type SettingVersion = z.infer<typeof settingVersion>;

const byKey = z.object({ key: settingKey });

/** All defined and all stored settings, by key. */
export const listSiteSettings = operation({
  id: 'listSiteSettings',
  service: 'content',
  method: 'GET',
  path: '/site_settings',
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

export const getSiteSetting = operation({
  id: 'getSiteSetting',
  service: 'content',
  method: 'GET',
  path: '/site_settings/:key',
  access: admin,
  summary: 'A setting',
  params: byKey,
  errors: { unknown_setting: 404 },
  response: envelope(staffSetting),
});

/** Newest first. */
export const listSettingVersions = operation({
  id: 'listSettingVersions',
  service: 'content',
  method: 'GET',
  path: '/site_settings/:key/versions',
  access: admin,
  summary: 'Values that a setting had',
  params: byKey,
  query: z.object(pageQuery(100, 20)),
  response: listOf(settingVersion),
});

/**
 * Writes a setting; its type decides what is valid (422 `invalid_setting`). `version` is the
 * version that was edited, 0 for a setting that was never written; a stale one fails with 409
 * `stale_version` and the values since.
 */
export const saveSiteSetting = operation({
  id: 'saveSiteSetting',
  service: 'content',
  method: 'PUT',
  path: '/site_settings/:key',
  access: admin,
  summary: 'Writes a setting',
  params: byKey,
  body: z.object({ value: z.string().max(200_000), version: z.int().min(0).max(maxVersion) }),
  errors: { stale_version: 409, invalid_setting: 422 },
  response: envelope(staffSetting),
});

/** Deletes a value, so that the default applies again. */
export const deleteSiteSetting = operation({
  id: 'deleteSiteSetting',
  service: 'content',
  method: 'DELETE',
  path: '/site_settings/:key',
  access: admin,
  summary: 'Takes a setting back to its default',
  params: byKey,
  query: z.object({ version: baseVersionText }),
  errors: { unknown_setting: 404, stale_version: 409 },
  response: envelope(staffSetting),
});
