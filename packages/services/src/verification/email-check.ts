import { type Call, createCall, ServiceError, type ServiceErrorKind } from '@mawkib/api-clients';
import { checkEmail } from '@mawkib/api-clients/verification';
import type { Logger } from '@mawkib/core/errors';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../app-context.js';
import type { Database } from '../db/database.js';
import { settings } from '../db/schema/index.js';
import { createGuardedFetch, type GuardedFetch } from '../guarded-fetch/guarded-fetch.js';
import { isUpstreamError, type UpstreamErrorReason } from '../guarded-fetch/upstream-error.js';
import { loggable } from '../runtime/create-log.js';

const kinds: Partial<Record<UpstreamErrorReason, ServiceErrorKind>> = {
  timeout: 'timeout',
  network: 'network',
  status: 'http',
  redirect: 'http',
};

/** Calls operations of upstream services by POST, through the guarded fetch. */
const guardedCall = (fetch: GuardedFetch): Call =>
  createCall(async ({ id }, { headers, body }, { url = '' }) => {
    try {
      return await fetch(url, {
        post: {
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
        },
      });
    } catch (cause) {
      if (!isUpstreamError(cause)) throw cause;
      const { reason, status } = cause;
      const kind = kinds[reason] ?? 'contract';
      const message = `${id} ${status === undefined ? `failed (${reason})` : `answered ${status}`}`;
      throw new ServiceError(kind, message, { operation: id, status, cause });
    }
  });

/**
 * Setting with the URL of the e-mail verifier; overrides the deployment's. Blank: disabled. Site
 * document, section 7.
 */
export const verifierKey = 'email_verifier.url';

/**
 * Timeout in milliseconds, after which an address counts as valid. The site document allows five
 * seconds (section 5, S-5-16), but no third party may delay a visitor for more than three.
 */
const timeLimit = 2800;

/** Resolves to false if an address is known to be undeliverable. */
export type EmailCheck = (db: Database, email: string) => Promise<boolean>;

/**
 * Checks an address with the market's e-mail verifier. Without a verifier or its key every address
 * is valid; errors and timeouts are logged and count as valid too. A URL from a setting goes
 * through the guarded fetch; the deployment's own may be on this machine.
 */
export function createEmailCheck({ config, log }: Pick<AppContext, 'config' | 'log'>): EmailCheck {
  const { url: deployed, apiKey } = config.verification.email;
  const logger: Logger = {
    warn: (message) => log.warn(message),
    error: (message, details) => {
      const { error_code, cause } = (details ?? {}) as { error_code?: string; cause?: unknown };
      log.error({ error_code, error: loggable(cause) }, message);
    },
  };
  const callOf = (url: string) => {
    const allowLocal = config.upstreamLocal || url === deployed;
    return guardedCall(createGuardedFetch({ allowLocal, timeLimit }));
  };

  return async (db, email) => {
    if (!apiKey) return true;
    const [setting] = await db.select().from(settings).where(eq(settings.key, verifierKey));
    const url = (setting?.value ?? deployed).trim();
    if (url === '') return true;
    return (await checkEmail(callOf(url), { email, verifier: { url, apiKey }, logger })).valid;
  };
}
