import { checkEmail } from '@mawkib/api-clients/verification';
import type { Logger } from '@mawkib/core/errors';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../app-context.js';
import type { Database } from '../db/database.js';
import { settings } from '../db/schema/index.js';
import { createGuardedFetch } from '../guarded-fetch/guarded-fetch.js';
import { loggable } from '../runtime/create-log.js';
import { guardedCall } from './guarded-call.js';

/** The address of the e-mail verifier, over the deployment's; blank: none. Site document, section 7. */
export const verifierKey = 'email_verifier.url';

/**
 * Milliseconds after which an address counts as valid. The site document allows five seconds (section
 * 5, S-5-16); a visitor waits for no third party longer than three.
 */
const timeLimit = 2800;

/** Whether an address takes mail, as far as anybody knows. */
export type EmailCheck = (db: Database, email: string) => Promise<boolean>;

/**
 * Asks the market's e-mail verifier about an address. Without a verifier or its key every address is
 * good; one that fails or takes too long is logged, and the address is good too. An address that a
 * setting names is asked like any other of settings; the deployment's own may be this machine.
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
