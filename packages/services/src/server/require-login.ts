import { presetSettings } from '@mawkib/core/deployment';
import { silentLogger } from '@mawkib/core/errors';
import { createSettings } from '@mawkib/core/settings';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app-context.js';
import { createCachedSettings } from '../content/settings/cached-settings.js';
import { bearerOf, readMachine } from '../http/access/machine.js';
import { readSession } from '../http/access/session.js';
import { apiErrors } from '../http/errors/api-errors.js';

type RequireLoginContext = Pick<AppContext, 'config' | 'market' | 'db' | 'events' | 'clock'>;

/** Sign-in, and webhooks of payment providers, which authenticate by signature. */
const open = /^\/services\/(?:identity\/|purchase\/webhooks\/)/;

/**
 * Admits only signed-in people and systems with a token while `site.require_login` is on.
 * In-process callers are not checked: the site checks its own visitors.
 */
export function requireLogin(app: FastifyInstance, context: RequireLoginContext): void {
  const isRequired = createLoginSetting(context);
  app.addHook('onRequest', async ({ url, headers }) => {
    if (open.test(url) || !(await isRequired())) return;
    if (await readSession(context, headers.cookie)) return;
    const token = bearerOf(headers.authorization);
    if (token === undefined || !(await readMachine(context, token))) throw apiErrors.signInNeeded();
  });
}

function createLoginSetting(context: RequireLoginContext): () => Promise<boolean> {
  const settingsCache = createCachedSettings(context);
  const definitions = presetSettings({ 'site.require_login': context.config.requireLogin });
  let cached: { of: object; isRequired: boolean } | undefined;
  return async () => {
    const response = await settingsCache.response();
    if (cached?.of !== response) {
      const settings = createSettings(definitions, response.data, silentLogger);
      cached = { of: response, isRequired: settings.get('site.require_login') };
    }
    return cached.isRequired;
  };
}
