import {
  deleteSiteSetting,
  getSettings,
  getSiteSetting,
  listSettingVersions,
  listSiteSettings,
  saveSiteSetting,
} from '@mawkib/api-clients/contracts/content';
import { authorOf } from '../../audit/author.js';
import { type Implementation, implementWith } from '../../http/implement.js';
import type { CachedSettings } from './cached-settings.js';
import { listSettings, listVersionsOf, readSetting } from './site-settings.js';
import { writeSetting } from './write-setting.js';

const implement = implementWith<'db' | 'events' | 'clock' | 'config' | 'market'>();

/** Public settings for visitors; all settings with their versions for administrators. */
export const siteSettingHandlers = (cache: CachedSettings): Implementation[] => [
  implement(getSettings, () => cache.response()),
  implement(listSiteSettings, ({ query }, context) => listSettings(context, query)),
  implement(getSiteSetting, async ({ params }, context) => ({
    data: await readSetting(context, params.key),
  })),
  implement(listSettingVersions, ({ params, query }, { db }) =>
    listVersionsOf(db, params.key, query),
  ),
  implement(
    saveSiteSetting,
    async ({ params, body }, context) => {
      context.afterCommit(cache.forget);
      return { data: await writeSetting(context, { key: params.key, ...body }, authorOf(context)) };
    },
    { bodyLimit: 1_000_000 },
  ),
  implement(deleteSiteSetting, async ({ params, query }, context) => {
    context.afterCommit(cache.forget);
    const write = { key: params.key, value: null, version: query.version };
    return { data: await writeSetting(context, write, authorOf(context)) };
  }),
];
