import type { Logger } from '@mawkib/core/errors';
import type { Call, CallContext } from '../call.js';
import { verifyEmail } from '../contracts/external.js';
import {
  checkPhoneVerification,
  createPhoneVerification,
} from '../contracts/purchase/phone-verification.js';
import { isServiceError, ServiceError } from '../service-error.js';
import { bindOperations } from './bind-operations.js';

export interface EmailVerifier {
  /** The third party's address. */
  readonly url: string;
  readonly apiKey: string | undefined;
}

/** Whether an address takes mail. With an `error_code` nobody knows, and it counts as valid. */
export interface EmailVerdict {
  readonly valid: boolean;
  readonly error_code?: 'TIMEOUT' | 'VALIDATION_ERROR';
}

export interface VerificationClientOptions {
  readonly logger: Logger;
  readonly verifier: EmailVerifier;
}

const emailTimeoutMs = 5000;
const goodStatuses: readonly string[] = ['valid', 'accept_all'];

/** Verification of phone numbers and e-mail addresses. Site document, sections 5, 7 and 8. */
export function createVerificationClient(call: Call, options: VerificationClientOptions) {
  const phone = bindOperations(call, { createPhoneVerification, checkPhoneVerification });
  return {
    ...phone,

    /**
     * Asks the verifier. No answer in 5 s, or any failure, is logged and counts as valid. Rejects
     * for a blank address and where there is no API key.
     */
    verifyEmail: (email: string, context?: CallContext) => check(call, options, email, context),
  };
}
export type VerificationClient = ReturnType<typeof createVerificationClient>;

async function check(
  call: Call,
  { logger, verifier: { url, apiKey } }: VerificationClientOptions,
  email: string,
  context: CallContext = {},
): Promise<EmailVerdict> {
  const about = { operation: verifyEmail.id };
  const address = email.trim();
  if (address === '') throw new ServiceError('contract', 'Valid email address is required', about);
  const key = apiKey?.trim();
  if (!key) {
    throw new ServiceError('contract', 'Email verification API key is required', about);
  }
  try {
    const { status } = await call(
      verifyEmail,
      { headers: { ApiKey: key }, body: { email: address } },
      { timeoutMs: emailTimeoutMs, ...context, url },
    );
    return { valid: goodStatuses.includes(status) };
  } catch (error) {
    if (isServiceError(error) && error.kind === 'aborted') throw error;
    const isTimeout = isServiceError(error) && error.kind === 'timeout';
    const error_code = isTimeout ? 'TIMEOUT' : 'VALIDATION_ERROR';
    logger.error('The e-mail address could not be verified', { error_code, cause: error });
    return { valid: true, error_code };
  }
}
